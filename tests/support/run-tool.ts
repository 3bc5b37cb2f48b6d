import { spawn } from 'node:child_process';
import { root } from './contract.ts';

interface Options {
  /** Default: the project. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Default: the Node of the project. */
  node?: string;
}

/** Starts a script with Node. `said` has what it has written until now; `ended` resolves to its exit code. */
export function startTool(words: readonly string[], { cwd = root, env, node = process.execPath }: Options = {}) {
  const child = spawn(node, words, { cwd, env: { ...process.env, ...env } });
  const said = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      said[stream] += chunk.toString();
      said.output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said, ended };
}

/** Runs a script with Node to its end. */
export async function runTool(words: readonly string[], options: Options = {}) {
  const { said, ended } = startTool(words, options);
  const code = await ended;
  return { code, stdout: said.stdout, stderr: said.stderr, output: said.output };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const onWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

export interface Command {
  /** Arguments for node, or the name of a package.json script. */
  run: readonly string[] | string;
  env?: Readonly<Record<string, string>>;
}

/** Starts a command as the leader of a process group, so that `stopAll` also ends its child processes. */
export function start({ run, env }: Command, output: 'inherit' | 'pipe'): ChildProcess {
  const [command, args] = typeof run === 'string' ? [scriptOf(run), []] : [process.execPath, run];
  const path = join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? '');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', output, output],
    shell: typeof run === 'string',
    detached: !onWindows,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs the script's command directly, because npm needs half a second to start. */
function scriptOf(name: string): string {
  // npm reads this file too and requires strings here.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = scripts[name];
  if (script === undefined) throw new Error(`package.json has no script "${name}"`);
  return script;
}

/** Ends all started processes; after three seconds by SIGKILL, because a remaining process would keep its port. */
export async function stopAll(): Promise<void> {
  const children = [...running];
  const closed = children.map((child) => once(child, 'close'));
  for (const child of children) signal(child, 'SIGTERM');
  const force = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL');
  }, 3000);
  await Promise.all(closed);
  clearTimeout(force);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // The process has already ended.
  }
}

/** On a signal, ends all started processes before this one. */
export function endOnSignal(exitCode: number): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      process.exitCode = exitCode;
      void stopAll().then(() => process.exit());
    });
    // The terminal and npm may both send the signal. Ignore the second one.
    process.on(name, () => undefined);
  }
}

/**
 * `npm run contract:check`: all that can be said about the two contracts without a service, in one command for CI. Options:
 * `--base <git-ref>` (origin/main, or main where there is no remote), `--only lint,diff`. docs/contract-ci.md has the exit codes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { causes, type Cause } from './contract-check/causes.ts';

const root = join(import.meta.dirname, '..');
const cores = 2;

interface Verdict {
  cause: Cause;
  passed: boolean;
  output: string;
  seconds: number;
}

const wishes = readWishes();
if (typeof wishes === 'string') {
  console.error(wishes);
  process.exitCode = 2;
} else {
  const verdicts = await runAll(wishes.selected, wishes.base);
  for (const verdict of verdicts) report(verdict, wishes.base);
  process.exitCode = verdicts.find(({ passed }) => !passed)?.cause.exitCode ?? 0;
}

function readWishes() {
  const names = causes.map(({ name }) => name);
  try {
    const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
    const wanted = values.only?.split(',') ?? names;
    if (wanted.every((name) => names.includes(name))) {
      return { base: values.base ?? usualBase(), selected: causes.filter(({ name }) => wanted.includes(name)) };
    }
  } catch {
    // An option that is not known ends like one that is wrong.
  }
  return `Usage: npm run contract:check -- [--base <git-ref>] [--only ${names.join(',')}]`;
}

function usualBase(): string {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main^{commit}'], { cwd: root });
  return known.status === 0 ? 'origin/main' : 'main';
}

/** Two at a time; the verdicts come in the order of the causes. */
async function runAll(selected: readonly Cause[], base: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  // The slowest is the last in the table and starts first.
  const waiting = [...selected];
  const worker = async () => {
    for (let cause = waiting.pop(); cause; cause = waiting.pop()) verdicts.push(await run(cause, base));
  };
  await Promise.all(Array.from({ length: cores }, worker));
  return verdicts.sort((a, b) => a.cause.exitCode - b.cause.exitCode);
}

function run(cause: Cause, base: string): Promise<Verdict> {
  const start = performance.now();
  const command = cause.command.map((part) => part.replace('{base}', base));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ cause, passed: code === 0, output, seconds: (performance.now() - start) / 1000 });
    });
  });
}

function report({ cause, passed, output, seconds }: Verdict, base: string): void {
  console.log(`${passed ? '✓' : '✗'} ${cause.name} (${seconds.toFixed(1)} s)${passed ? '' : `: ${cause.what}`}`);
  if (passed) return;
  console.log(output.trimEnd().replace(/^/gm, '    '));
  console.log(`    To see it alone or to mend it: ${cause.then.replace('{base}', base)}`);
}

/**
 * `npm run faults [-- word]`: applies each fault of tools/faults to a copy of the last commit, one at a time, and prints a
 * line for each. The named tests must pass without it and fail with it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFaults } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const [word = ''] = readArguments({ usage: 'npm run faults -- [<part of a name or id>]', words: 1 }).words;
const chosen = allFaults.filter(({ name, breaks }) => `${name} ${breaks}`.includes(word));
if (chosen.length === 0) {
  console.error(`No fault has "${word}" in its name or id.`);
  process.exit(2);
}
const copy = join(mkdtempSync(join(tmpdir(), 'wallet-faults-')), 'project');

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TEST_LEVEL: 'gate' },
    maxBuffer: 2 ** 26,
  });
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const build = () => run(bin('vite'), 'build', '--mode', 'sandbox', '--logLevel', 'error');

/** The command that must fail, and its name in the list. */
function proof({ caughtBy }: Fault): { shown: string; attempt: () => ReturnType<typeof run> } {
  if ('unit' in caughtBy) return { shown: caughtBy.unit, attempt: () => run(bin('vitest'), 'run', caughtBy.unit) };
  if ('script' in caughtBy) {
    return { shown: `npm run ${caughtBy.script}`, attempt: () => run('npm', 'run', caughtBy.script) };
  }
  const { browser, title } = caughtBy;
  const attempt = () => {
    const built = build();
    // The fault would be detected for the wrong reason.
    if (built.status !== 0) throw new Error(`The build fails: ${built.stderr}`);
    return run(bin('playwright'), 'test', browser, '-g', title, '--workers=1', '--retries=0');
  };
  return { shown: `${browser} (${title})`, attempt };
}

/** Tests that fail anyway, or match nothing, would seem to detect every fault. */
function assertPasses({ shown, attempt }: ReturnType<typeof proof>): void {
  const { status, stdout, stderr } = attempt();
  if (status !== 0) throw new Error(`${shown} fails without a fault:\n${(stdout + stderr).slice(-3000)}`);
}

function plant({ name, file, find, replace }: Fault): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(find).length !== 2) throw new Error(`${name}: its text is not in ${file} exactly once`);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => {
    writeFileSync(path, before);
  };
}

execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const sound = new Set<string>();
let missed = 0;
try {
  for (const fault of chosen) {
    const { shown, attempt } = proof(fault);
    if (!sound.has(shown)) assertPasses({ shown, attempt });
    sound.add(shown);
    const mend = plant(fault);
    const caught = attempt().status !== 0;
    mend();
    missed += caught ? 0 : 1;
    console.log(`${caught ? '✓' : '✗ NOT CAUGHT'} ${fault.breaks} ${fault.name} · ${shown}`);
  }
} finally {
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
console.log(`${chosen.length - missed} caught, ${missed} not caught`);
process.exit(missed > 0 ? 1 : 0);

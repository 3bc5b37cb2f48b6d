/**
 * `npm run test:changed`: the unit tests that a change reaches through imports, and all contract tests. Those read the files of the project,
 * so their imports do not tell what reaches them.
 */
import { spawnSync } from 'node:child_process';
import { createVitest } from 'vitest/node';

const base = findBase();
const vitest = await createVitest({
  run: true,
  project: ['product*', 'contract'],
  allowOnly: false,
  outputFile: { json: 'test-results/changed.json' },
  // Uncommitted changes count too.
  ...(base !== undefined && { changed: base }),
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const reached = new Set((await vitest.getRelevantTestSpecifications()).map(({ moduleId }) => moduleId));
const chosen = all.filter(({ project, moduleId }) => project.name === 'contract' || reached.has(moduleId));
const unit = all.filter(({ project }) => project.name !== 'contract');
await vitest.runTestSpecifications(chosen);
await vitest.close();

const left = all.length - chosen.length;
console.log(
  `Compared with ${base ?? 'nothing, for want of a commit'}. Not run: browser tests, tests of tools, and ${left} of ${unit.length} files of unit tests, which the change does not reach.`,
);

/** The upstream branch, else the commit before this one; undefined in a clone without either. */
function findBase(): string | undefined {
  const upstream = revision('--abbrev-ref', '@{upstream}');
  return upstream ?? (revision('--verify', 'HEAD~1') && 'HEAD~1');
}

function revision(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

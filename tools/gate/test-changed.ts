/**
 * `npm run test:changed`: the unit tests that a change reaches through imports, and the contract tests. Those read the files of the
 * project, so their imports do not tell what reaches them.
 */
import { createVitest } from 'vitest/node';
import { branchPoint } from './compared-with.ts';

/** Slow contract tests that few changes break: every module of the build, every example through Prism, and two tools. */
const leftToTest = [
  'contract/ordinary-build',
  'contract/prism',
  'contract/contract-diff',
  'contract/drift',
  'contract/loose-texts',
];

const base = branchPoint('.');

const vitest = await createVitest({
  run: true,
  // Every change of the app reaches the tests of the whole app in memory, which take as long as all else here.
  project: ['product', 'product-isolated', 'contract'],
  allowOnly: false,
  outputFile: { json: 'test-results/changed.json' },
  // Uncommitted changes count too.
  ...(base !== undefined && { changed: base }),
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const reached = new Set((await vitest.getRelevantTestSpecifications()).map(({ moduleId }) => moduleId));
const chosen = all.filter(({ project, moduleId }) =>
  project.name === 'contract' ? !leftToTest.some((path) => moduleId.includes(path)) : reached.has(moduleId),
);
await vitest.runTestSpecifications(chosen);
await vitest.close();

console.log(
  `Compared with ${base === undefined ? 'nothing, because origin/main has no commit in common' : `${base.slice(0, 10)}, where the branch left origin/main`}. Left to npm test: browser tests, tests of screens in memory, of ${leftToTest.join(', ')}, and the unit tests that the change does not reach: ${chosen.length} of ${all.length} files ran.`,
);

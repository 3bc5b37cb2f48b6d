import config from '../../vitest.config.ts';

/**
 * Only the tests that `npm run mutants` chose. Stryker's own option for this (`testFiles`) runs no test for a change that takes effect
 * when its module is loaded, such as one of a constant, and reports that it survived.
 */
const chosen = process.env['MUTANTS_TESTS']?.split(',');
for (const project of config.test?.projects ?? []) {
  if (!chosen || typeof project !== 'object' || !('test' in project)) continue;
  project.test.include = project.test.include?.filter((path) => chosen.includes(path)) ?? [];
}

export default config;

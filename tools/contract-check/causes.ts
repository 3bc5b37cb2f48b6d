import type { Command } from '../tasks/processes.ts';

export interface Cause extends Command {
  /** The exit code if this check is the first that failed. */
  exitCode: number;
  what: string;
  /** Arguments for node; `{base}` is replaced by the commit to compare with. */
  run: readonly string[];
  then: string;
  /** Reads the problems in the output. */
  read?: (output: string) => string;
  /** A failure of this other check is the reason for a failure here too. */
  after?: string;
}

/** The titles and messages of failed tests in vitest's `tap-flat` output; all of it if no test failed. */
function failuresIn(output: string): string {
  const told = output.split('\n').filter((line) => /^not ok |^ +message: /.test(line));
  return told.length > 0 ? told.map((line) => line.replace(/^not ok \d+ - | # time=.*/g, '')).join('\n') : output;
}

const contractTests = (...files: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=tap-flat',
  ...files.map((file) => `tests/contract/${file}.test.ts`),
];

/** In order of priority, with the exit codes of docs/contract-ci.md. */
export const causes: readonly Cause[] = [
  {
    name: 'lint',
    exitCode: 10,
    what: 'openapi.yaml or asyncapi.yaml violates a lint rule',
    // The next check judges examples.
    run: ['tools/contract-lint/main.ts', '--skip-rule', 'no-invalid-media-type-examples'],
    then: 'npm run contract:lint',
  },
  {
    name: 'examples',
    exitCode: 11,
    what: 'an example does not match its schema, or is missing',
    run: contractTests('examples', 'asyncapi'),
    read: failuresIn,
    then: 'npx vitest run tests/contract/examples.test.ts tests/contract/asyncapi.test.ts',
  },
  {
    name: 'freshness',
    exitCode: 12,
    what: 'generated/ does not match the contract',
    run: ['tools/generate/main.ts', '--check'],
    then: 'npm run generate',
  },
  {
    name: 'diff',
    exitCode: 13,
    what: 'info.version is too low for the changes, or git has nothing to compare with',
    run: ['tools/contract-diff/main.ts', '{base}'],
    then: 'npm run contract:diff -- {base}',
  },
  {
    name: 'prism',
    exitCode: 14,
    what: 'Prism cannot answer an operation, a status or an example of the contract',
    run: contractTests('prism'),
    read: failuresIn,
    after: 'examples',
    then: 'npx vitest run tests/contract/prism.test.ts',
  },
];

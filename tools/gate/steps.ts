export interface Step {
  /** An npm script, so that whatever fails here can be repeated by hand. */
  script: string;
  /** Steps that have to pass first; their failure skips this one. */
  after?: string[];
  /** Has both cores for itself and prints as it goes. */
  alone?: true;
  /** Where the script leaves its test report as JSON. */
  report?: string;
}

/** All that `npm test` proves, the longest of the parallel steps first. */
export const steps: Step[] = [
  { script: 'test:unit', report: 'test-results/unit.json' },
  { script: 'generate:check' },
  { script: 'typecheck' },
  { script: 'build:all' },
  { script: 'contract:lint' },
  { script: 'lint' },
  { script: 'knip' },
  { script: 'size', after: ['build:all'] },
  { script: 'test:e2e', after: ['build:all'], alone: true, report: 'test-results/e2e.json' },
  { script: 'contract:coverage', after: ['test:e2e'] },
];

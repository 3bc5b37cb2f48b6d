import type { Task } from '../tasks/run-tasks.ts';

export interface Step extends Task {
  report?: string;
  /** Its last line says what it covered, so it is printed when the step passes too. */
  says?: true;
}

/** How far to run: `npm run check`, `npm test` or `npm run test:full`. */
export const gateNames = ['check', 'test', 'full'] as const;
export type GateName = (typeof gateNames)[number];

const step = (script: string, more: Omit<Step, 'name' | 'run'> = {}): Step => ({ name: script, run: script, ...more });

// The longest steps come first, so that both cores finish at about the same time.
const beforeCommit = [
  step('test:changed', { report: 'test-results/changed.json', says: true }),
  step('lint'),
  step('imports'),
  step('format:check'),
];

const beforePush = [
  step('test:unit', { report: 'test-results/unit.json' }),
  step('lint'),
  step('build:all'),
  step('imports'),
  step('format:check'),
  step('contract:lint'),
  step('size', { after: ['build:all'] }),
  step('test:e2e', { after: ['build:all'], alone: true, report: 'test-results/e2e.json' }),
];

const beforeRelease = [
  step('test:tools', { report: 'test-results/tools.json' }),
  step('knip'),
  ...beforePush,
  step('contract:coverage', { after: ['test:e2e'] }),
];

const onChromium: Step = {
  name: 'test:e2e on Chromium',
  run: 'test:e2e',
  env: { TEST_BROWSER: 'chromium' },
  after: ['build:all'],
  alone: true,
  report: 'test-results/e2e-chromium.json',
};

/** The steps of a command; `chromium` repeats the browser tests on full Chromium. */
export function stepsOf(gate: GateName, chromium: boolean): Step[] {
  const steps = { check: beforeCommit, test: beforePush, full: beforeRelease }[gate];
  return chromium ? [...steps, onChromium] : steps;
}

import type { Command } from '../tasks/processes.ts';

export interface Step extends Command {
  /** The JSON report of its tests. */
  report?: string;
  /** The step that must have passed. */
  after?: string;
}

const step = (script: string, more: Partial<Step> = {}): Step => ({ name: script, run: ['--run', script], ...more });

const quick = [step('lint'), step('imports'), step('format:check')];
const unit = step('test:unit', { report: 'test-results/unit.json' });
const whole = [unit, step('build:all'), step('contract:lint'), ...quick];
const changed = step('test:changed', { report: 'test-results/changed.json' });
const tools = [step('test:tools', { report: 'test-results/tools.json' }), step('knip')];
const e2e = (name: string, report: string, env = {}) =>
  step('test:e2e', { name, env, report: `test-results/${report}.json`, after: 'build:all' });
const onBuild = [step('size', { after: 'build:all' }), step('compat', { after: 'build:all' }), e2e('test:e2e', 'e2e')];
const onChromium = e2e('test:e2e on Chromium', 'e2e-chromium', { TEST_BROWSER: 'chromium' });
const full = { together: [...tools, ...whole], then: onBuild };

/**
 * The steps of a command, by its arguments. The first ones run two at a time, the longest first, so that both cores finish at about the same
 * time. The others follow one by one and print directly.
 */
export const gates: Readonly<Record<string, { together: Step[]; then: Step[] }>> = {
  check: { together: [changed, ...quick], then: [] },
  test: { together: whole, then: onBuild },
  full,
  'full --chromium': { ...full, then: [...full.then, onChromium] },
};

/** `npm run check`, `npm test`, `npm run test:full [-- --chromium]`: runs the steps of gate/steps.ts (docs/testing.md). */
import { rmSync } from 'node:fs';
import { portProblem } from '../port-problem.ts';
import { endOnSignal, runTasks, type Outcome } from '../tasks/processes.ts';
import { gates, type Step } from './steps.ts';
import { lineOf, summaryOf, verdictOf, type Verdict } from './summary.ts';

process.exitCode = await run(process.argv.slice(2).join(' '));

async function run(words: string): Promise<number> {
  const gate = gates[words];
  // The port of the build `sandbox-apart`, which the browser tests open.
  const trouble = gate?.then.length ? await portProblem(4391) : undefined;
  if (!gate || trouble) {
    if (trouble) console.error(`${trouble}, and the browser tests need it: stop what uses it, then start again.`);
    else console.error('Only npm run test:full has an option: npm run test:full -- [--chromium]');
    return 2;
  }
  endOnSignal(130);
  const began = performance.now();
  const withoutTelemetry = { DO_NOT_TRACK: '1', REDOCLY_TELEMETRY: 'off', SCARF_ANALYTICS: 'false' };
  Object.assign(process.env, withoutTelemetry, { TEST_LEVEL: words.startsWith('full') ? 'full' : 'gate' });
  const steps = [...gate.together, ...gate.then];
  for (const { report } of steps) if (report) rmSync(report, { force: true });
  const verdicts: Verdict[] = [];
  const judge = (outcome: Outcome<Step>) => {
    const verdict = verdictOf(outcome);
    verdicts.push(verdict);
    console.log(lineOf(verdict));
  };
  await runTasks(gate.together, judge);
  for (const step of gate.then) {
    if (verdicts.some(({ task, passed }) => task.name === step.after && passed))
      await runTasks([step], judge, 'inherit');
  }
  console.log(summaryOf(steps, verdicts, (performance.now() - began) / 1000));
  return verdicts.length === steps.length && verdicts.every(({ passed }) => passed) ? 0 : 1;
}

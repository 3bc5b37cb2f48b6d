/** `npm run check`, `npm test`, `npm run test:full`: runs the steps of gate/steps.ts (docs/testing.md). */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gateNames, stepsOf, type GateName, type Step } from './steps.ts';
import { lineOf, summaryOf, verdictOf, type Verdict } from './summary.ts';
import { portProblem } from '../port-problem.ts';
import { endOnSignal } from '../tasks/processes.ts';
import { runTasks } from '../tasks/run-tasks.ts';

/** Part of the build `sandbox-apart`, so it cannot be changed at run time. */
const apartPort = 4391;

const options = readOptions();
const problem = typeof options === 'string' ? options : await portTrouble(options.steps);
if (typeof options === 'string' || problem) {
  console.error(problem);
  process.exitCode = 2;
} else {
  endOnSignal(130);
  process.exitCode = await run(options.gate, options.steps);
}

function readOptions(): { gate: GateName; steps: Step[] } | string {
  const [name, ...args] = process.argv.slice(2);
  const gate = gateNames.find((each) => each === name);
  if (!gate) return `Usage: node tools/gate/main.ts ${gateNames.join('|')}`;
  const options = { only: { type: 'string' }, chromium: { type: 'boolean' } } as const;
  const command = { check: 'npm run check', test: 'npm test', full: 'npm run test:full' }[gate];
  const usage = `Usage: ${command} -- ${gate === 'full' ? '[--chromium] ' : ''}[--only <steps>]`;
  try {
    const { values } = parseArgs({ args, options });
    if (values.chromium && gate !== 'full') return `Only npm run test:full has --chromium. ${usage}`;
    const steps = stepsOf(gate, values.chromium ?? false);
    const known = steps.map((step) => step.name);
    const wanted = values.only?.split(',') ?? known;
    const unknown = wanted.find((each) => !known.includes(each));
    if (unknown === undefined) return { gate, steps: steps.filter((step) => wanted.includes(step.name)) };
    return `No step is named "${unknown}". ${usage}, of ${known.join(', ')}`;
  } catch (error) {
    // The first sentence of parseArgs names the unknown option.
    return `${error instanceof Error ? error.message.split('. ')[0] : ''}. ${usage}`;
  }
}

async function portTrouble(steps: readonly Step[]): Promise<string | undefined> {
  if (!steps.some(({ run }) => run === 'test:e2e')) return undefined;
  const trouble = await portProblem(apartPort);
  return trouble && `${trouble}, and the browser tests need it: stop what uses it, then start again.`;
}

async function run(gate: GateName, steps: readonly Step[]): Promise<number> {
  const began = performance.now();
  for (const { report } of steps) if (report) rmSync(report, { force: true });
  // Turns off the telemetry of the tools.
  const quiet = { DO_NOT_TRACK: '1', REDOCLY_TELEMETRY: 'off', SCARF_ANALYTICS: 'false' };
  const env = { ...quiet, TEST_LEVEL: gate === 'full' ? 'full' : 'gate' };
  const verdicts: Verdict[] = [];
  const judge = (outcome: Parameters<typeof verdictOf>[0]) => {
    const verdict = verdictOf(outcome);
    verdicts.push(verdict);
    console.log(lineOf(verdict));
    return verdict;
  };
  await runTasks(
    steps.map((step) => Object.assign(step, { env: { ...env, ...step.env } })),
    judge,
  );
  console.log(summaryOf(steps, verdicts, (performance.now() - began) / 1000));
  return verdicts.length === steps.length && verdicts.every(({ passed }) => passed) ? 0 : 1;
}

/**
 * `npm test`: every check, two at a time, then the browser tests; all failures are reported, not only the first.
 * `node tools/gate.ts --only lint,typecheck` runs the named scripts alone.
 */
import { runStep, type Outcome } from './gate/run-step.ts';
import { steps, type Step } from './gate/steps.ts';

const cores = 2;
const longestOutput = 150;

process.exitCode = await gate(process.argv.slice(2));

async function gate(args: string[]): Promise<number> {
  const selected = select(args);
  if (typeof selected === 'string') {
    console.error(selected);
    return 2;
  }
  const start = performance.now();
  const outcomes = await runAll(selected);
  report(selected, outcomes, (performance.now() - start) / 1000);
  return outcomes.length === selected.length && outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}

function select([option, names]: string[]): Step[] | string {
  if (option === undefined) return steps;
  const known = steps.map((step) => step.script);
  const wanted = option === '--only' ? names?.split(',') : undefined;
  if (!wanted?.every((name) => known.includes(name))) return `Usage: node tools/gate.ts [--only ${known.join(',')}]`;
  return steps.filter((step) => wanted.includes(step.script));
}

async function runAll(selected: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<void>>();
  const waiting = [...selected];

  const finish = (outcome: Outcome) => {
    running.delete(outcome.step);
    outcomes.push(outcome);
    print(outcome);
  };
  const state = (script: string) => {
    const outcome = outcomes.find(({ step }) => step.script === script);
    if (outcome) return outcome.passed ? 'passed' : 'failed';
    return selected.some((step) => step.script === script) ? 'open' : 'passed';
  };
  const canStart = (step: Step) =>
    running.size < (step.alone ? 1 : cores) && (step.after ?? []).every((script) => state(script) === 'passed');

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(canStart);
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step) {
      if (step.alone) console.log(`… ${step.script}`);
      running.set(step, runStep(step).then(finish));
      // Nothing starts beside a step that wants to be alone.
      if (step.alone) await running.get(step);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      break;
    }
  }
  return outcomes;
}

function print({ step, passed, seconds, output }: Outcome) {
  console.log(`${passed ? '✓' : '✗'} ${step.script} (${seconds.toFixed(1)} s)`);
  if (passed || output === '') return;
  const lines = output.trimEnd().split('\n');
  console.log(lines.slice(-longestOutput).join('\n'));
  if (lines.length > longestOutput) console.log(`(the last ${longestOutput} of ${lines.length} lines)`);
}

function report(selected: Step[], outcomes: Outcome[], seconds: number) {
  const failed = outcomes.filter((outcome) => !outcome.passed);
  const skipped = selected.filter((step) => !outcomes.some((outcome) => outcome.step === step));
  console.log('');
  for (const { step, tests } of failed) {
    console.log(`✗ ${step.script}: see above, repeat with \`npm run ${step.script}\``);
    for (const title of tests.failed) console.log(`    ✗ ${title}`);
  }
  for (const step of skipped) console.log(`- ${step.script}: not run, because ${step.after?.join(', ') ?? ''} failed`);

  const passedTests = sum(outcomes.map(({ tests }) => tests.passed));
  const failedTests = sum(outcomes.map(({ tests }) => tests.failed.length));
  const passedSteps = outcomes.length - failed.length;
  console.log(`Steps: ${passedSteps} passed, ${failed.length} failed, ${skipped.length} not run`);
  const skippedTests = sum(outcomes.map(({ tests }) => tests.skipped));
  console.log(`Tests: ${passedTests} passed, ${failedTests} failed, ${skippedTests} skipped`);
  console.log(`Time: ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`);
  console.log(`${passedTests + passedSteps} passed, ${failedTests + failed.length} failed`);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

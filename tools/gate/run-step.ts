import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { Step } from './steps.ts';
import { readTestReport, type TestReport } from './test-report.ts';

export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  /** What it printed; empty for a step that printed as it went. */
  output: string;
  tests: TestReport;
}

const noTests: TestReport = { passed: 0, skipped: 0, failed: [] };

// No tool reports home, and none waits for an answer or forgives a forgotten `.only`.
const environment = {
  ...process.env,
  CI: 'true',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  SCARF_ANALYTICS: 'false',
};

/** Runs a step's npm script to its end; a script that is missing, or that left no test report, has failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  if (step.report) rmSync(step.report, { force: true });
  const { code, output } = hasScript(step.script) ? await npmRun(step) : missing(step);
  const report = step.report ? readTestReport(step.report) : noTests;
  return {
    step,
    passed: code === 0 && report !== undefined,
    seconds: (performance.now() - start) / 1000,
    output: code === 0 && !report ? `${output}\n${step.script} left no test report in ${step.report ?? ''}` : output,
    tests: report ?? noTests,
  };
}

function hasScript(script: string): boolean {
  // npm itself reads this file, and refuses one whose scripts are not strings.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return script in scripts;
}

function missing(step: Step) {
  return { code: 1, output: `package.json has no script "${step.script}"` };
}

function npmRun(step: Step): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', step.script], {
      env: environment,
      stdio: step.alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { readOptions, type Options } from './options.ts';
import { usage } from './usage.ts';
import { headline, textReport } from './report-text.ts';
import { planText } from './plan-text.ts';
import { htmlReport } from './report-html.ts';
import { junitReport } from './report-junit.ts';
import { failedReport, type Report } from './report.ts';
import { judgeOf, runDrift } from './run.ts';
import type { Judge } from './judge.ts';
import { Stop } from './stop.ts';

/** `restart` are the words after Node that start the same command again. */
export async function driftCommand(words: string[], restart: readonly string[] = []): Promise<number> {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    return 0;
  }
  try {
    const options = readOptions(words.includes('--version') ? ['http://localhost', ...words] : words, process.env);
    if (words.includes('--version')) {
      const { file, version } = judgeOf(options).contract;
      console.log(`drift ${version} (${file})`);
      return 0;
    }
    if (options.ca !== null && process.env['NODE_EXTRA_CA_CERTS'] !== options.ca)
      return await againTrusting(options.ca, restart);
    return await drift(options);
  } catch (problem) {
    // Node would end with 1, which means drift.
    console.error(problem instanceof Stop ? problem.message : problem);
    return problem instanceof Stop ? problem.exitCode : 2;
  }
}

/** Node reads authorities only when it starts, so the same command is started again. */
function againTrusting(ca: string, restart: readonly string[]): Promise<number> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: ca };
  const child = spawn(process.execPath, [...process.execArgv, ...restart], { env, stdio: 'inherit' });
  // A terminal sends Ctrl+C to both.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => child.kill());
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 2)));
}

async function drift(options: Options): Promise<number> {
  const judge = judgeOf(options);
  if (options.plan) return plan(options, judge);
  const earlier = options.since === null ? null : earlierReport(options.since);
  // Checked before anything is sent, because a run without its report is useless.
  if (options.output !== null) tryWriting(options.output);
  const report = await reportOfRun(options, judge);
  write(options, textOf(options, report, earlier));
  if (options.output !== null && report.result !== 'failed') {
    console.error([...headline(report), `The report is in ${options.output}.`].join('\n'));
  }
  return report.exitCode;
}

async function plan(options: Options, judge: Judge): Promise<number> {
  if (options.source.kind !== 'service') throw new Stop(2, '--plan needs the address of a service, not a recording.');
  write(options, await planText(judge, options.source));
  return 0;
}

/** Writes the report of the run, or of the reason why there was none. */
async function reportOfRun(options: Options, judge: Judge): Promise<Report> {
  const interrupted = new AbortController();
  const stop = () => {
    console.error('Interrupted: the report says what was seen until now.');
    interrupted.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const progress = (line: string) => console.error(line);
    return await runDrift(options, { judge, progress, signal: interrupted.signal });
  } catch (problem) {
    if (!(problem instanceof Stop) || problem.exitCode !== 3) throw problem;
    console.error(problem.message);
    const { source } = options;
    return failedReport(judge.contract, source.kind === 'service' ? source.baseUrl.href : source.path, problem.message);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function textOf({ format }: Options, report: Report, earlier: Report | null): string {
  // In the text format, the line on stderr is the whole report.
  if (format === 'text') return report.result === 'failed' ? '' : textReport(report);
  if (format === 'junit') return junitReport(report);
  return format === 'html' ? htmlReport(report, earlier) : `${JSON.stringify(report, null, 2)}\n`;
}

function write({ output }: Options, text: string): void {
  // A reader such as `head` may close the pipe early. The exit code is the same.
  if (output === null) process.stdout.on('error', () => undefined).write(text);
  else writeFileSync(output, text);
}

function tryWriting(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    throw new Stop(2, `The report cannot be written to ${path}: ${code}.`);
  }
}

function earlierReport(path: string): Report {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && 'findings' in value && Array.isArray(value.findings)) {
      // Written by --format json; older versions wrote no date.
      return { date: '', ...value } as Report;
    }
  } catch {
    // The same message as for a file of another kind.
  }
  throw new Stop(2, `${path} is no earlier report: write one with --format json --output ${path}.`);
}

/** `npm run drift -- <base-url>`: does a service keep openapi.yaml? See docs/drift.md. */
import { readOptions, usage } from './options.ts';
import { junitReport } from './report-junit.ts';
import { textReport } from './report-text.ts';
import { judgeOf, runDrift } from './run.ts';
import { Stop } from './stop.ts';

const words = process.argv.slice(2);

try {
  if (words.includes('--help')) console.log(usage);
  else await drift();
} catch (problem) {
  if (!(problem instanceof Stop)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}

async function drift(): Promise<void> {
  const options = readOptions(words, process.env);
  const report = await runDrift(options, { judge: judgeOf(options), progress: (line) => console.error(line) });
  const write = {
    text: textReport,
    junit: junitReport,
    json: (value: object) => `${JSON.stringify(value, null, 2)}\n`,
  };
  process.stdout.write(write[options.format](report));
  process.exitCode = report.exitCode;
}

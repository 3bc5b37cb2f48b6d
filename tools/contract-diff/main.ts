/**
 * `npm run contract:diff -- <base> [<revision>]`: lists the changes of both contracts and whom they break, and checks
 * `info.version`. Base and revision are folders or commits; the default revision is the working tree. Exit 0:
 * everything is right. Exit 1: the version is too low, or `--fail-on` names a side that is broken. Exit 2: nothing
 * could be compared.
 */
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { compareContracts, documents, type Comparison } from './compare.ts';
import { openSide } from './sides.ts';
import { textReport } from './report.ts';

const usage =
  'npm run contract:diff -- <base> [<revision>] [--format text|json] [--fail-on version|clients|servers|package-users|any]';
const { values, words } = readArguments({
  usage,
  options: { format: { type: 'string', default: 'text' }, 'fail-on': { type: 'string', default: 'version' } },
  words: 2,
});
const { format, 'fail-on': failOn } = values;
const [base, revision = join(import.meta.dirname, '../..')] = words;

try {
  if (base === undefined || !/^(text|json) (version|clients|servers|package-users|any)$/.test(`${format} ${failOn}`)) {
    throw new Error(`Usage: ${usage}`);
  }
  const sides = [openSide(base)];
  try {
    sides.push(openSide(revision));
    const comparisons = compareContracts(sides[0]?.folder ?? '', sides[1]?.folder ?? '');
    console.log(format === 'json' ? JSON.stringify(comparisons, null, 2) : textOf(comparisons));
    process.exitCode = comparisons.some((comparison) => isFailure(comparison, failOn)) ? 1 : 0;
  } finally {
    for (const side of sides) side.close();
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 2;
}

function textOf(comparisons: readonly Comparison[]): string {
  const missing = documents.filter((name) => comparisons.every(({ document }) => document !== name));
  return [...comparisons.map(textReport), ...missing.map((name) => `${name}: one side has none, not compared`)].join(
    '\n\n',
  );
}

function isFailure({ isEnough, package: inPackage, changes }: Comparison, failOn: string): boolean {
  if (failOn === 'version') return !isEnough || inPackage?.isEnough === false;
  return changes.some(({ breaks }) => breaks.some((party) => failOn === 'any' || failOn.replace('-', ' ') === party));
}

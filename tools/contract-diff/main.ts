/**
 * `npm run contract:diff -- <base> [<revision>]`: lists the changes of both contracts and whom they break, and checks
 * `info.version`. Base and revision are folders or commits; the default revision is the working tree. Exit 0:
 * everything is right. Exit 1: the version is too low, or `--fail-on` names a side that is broken. Exit 2: nothing
 * could be compared.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts, documents, type Comparison } from './compare.ts';
import { textReport } from './report-text.ts';
import { openSide } from './sides.ts';

const usage = `Usage: npm run contract:diff -- <base> [<revision>] [--format text|json] [--fail-on version|clients|servers|any]`;
const own = join(import.meta.dirname, '../..');

try {
  const { base, revision, format, failOn } = readOptions();
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

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { format: { type: 'string', default: 'text' }, 'fail-on': { type: 'string', default: 'version' } },
      allowPositionals: true,
    });
    const [base, revision = own, ...surplus] = positionals;
    const { format, 'fail-on': failOn } = values;
    const isKnown = /^(text|json)$/.test(format) && /^(version|clients|servers|any)$/.test(failOn);
    if (base !== undefined && surplus.length === 0 && isKnown) return { base, revision, format, failOn };
  } catch {
    // An unknown option ends like a wrong value.
  }
  throw new Error(usage);
}

function textOf(comparisons: readonly Comparison[]): string {
  const missing = documents.filter((name) => comparisons.every(({ document }) => document !== name));
  return [...comparisons.map(textReport), ...missing.map((name) => `${name}: one side has none, not compared`)].join(
    '\n\n',
  );
}

function isFailure({ isEnough, changes }: Comparison, failOn: string): boolean {
  if (failOn === 'version') return !isEnough;
  return changes.some(({ breaks }) => breaks.some((party) => failOn === 'any' || failOn === party));
}

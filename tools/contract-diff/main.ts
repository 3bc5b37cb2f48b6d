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
import { packageVersion } from './version.ts';
import type { Change, Reach } from './changes.ts';

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

export function textReport({
  document,
  before,
  now,
  needed,
  isEnough,
  package: inPackage,
  changes,
}: Comparison): string {
  if (changes.length === 0 && before === now) return `${document} ${now}: nothing changed`;
  const verdict = isEnough ? 'enough' : `NOT ENOUGH, set info.version to ${needed}`;
  return [`${document} ${before} -> ${now}: ${verdict}`, ...packageLine(), ...changes.flatMap(lines)].join('\n');

  /** The version of the package; by default that of the contract. */
  function packageLine(): string[] {
    if (inPackage === null || (inPackage.needed === needed && inPackage.now === now)) return [];
    const told = inPackage.isEnough ? 'enough' : `NOT ENOUGH, set info.${packageVersion} to ${inPackage.needed}`;
    return [`the package ${inPackage.before} -> ${inPackage.now}: ${told}`];
  }
}

/** A change, followed by its operations, grouped by whom it breaks there. */
function lines({ impact, breaks, subject, what, place, reaches }: Change): string[] {
  const head = `  ${impact}  breaks ${breaks.join(' and ') || 'neither'}  ${[subject, what].filter(Boolean).join(': ')} (${place})`;
  // A change within one operation has that operation as its subject.
  if (reaches.length === 1 && reaches[0]?.operation === subject && reaches[0].parts.length === 0) return [head];
  return [
    head,
    ...[...groupByParties(reaches)].map(([parties, names]) => `         ${parties || 'reaches'}: ${names.join(', ')}`),
  ];
}

function groupByParties(reaches: readonly Reach[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { operation, parts, breaks } of reaches) {
    const parties = breaks.join(' and ');
    const name = parts.length > 0 ? `${operation} (${parts.join(', ')})` : operation;
    groups.set(parties, [...(groups.get(parties) ?? []), name]);
  }
  return groups;
}

import type { Change, Reach } from './changes.ts';
import type { Comparison } from './compare.ts';
import { packageVersion } from './version.ts';

/** The changes of one document as text, sorted by impact. */
export function textReport({
  document,
  before,
  now,
  needed,
  isEnough,
  package: inPackage,
  changes,
  operations,
}: Comparison): string {
  if (changes.length === 0 && before === now) return `${document} ${now}: nothing changed`;
  const verdict = isEnough ? 'enough' : `NOT ENOUGH, set info.version to ${needed}`;
  return [
    `${document} ${before} -> ${now}: ${verdict}`,
    ...packageLine(),
    ...changes.flatMap((change) => lines(change, operations)),
  ].join('\n');

  /** The version of the package; by default that of the contract. */
  function packageLine(): string[] {
    if (inPackage === null || (inPackage.needed === needed && inPackage.now === now)) return [];
    const told = inPackage.isEnough ? 'enough' : `NOT ENOUGH, set info.${packageVersion} to ${inPackage.needed}`;
    return [`the package ${inPackage.before} -> ${inPackage.now}: ${told}`];
  }
}

/** A change, followed by its operations, grouped by whom it breaks there. */
function lines({ impact, breaks, subject, what, place, reaches }: Change, operations: number): string[] {
  const head = `  ${impact}  breaks ${breaks.join(' and ') || 'neither'}  ${[subject, what].filter(Boolean).join(': ')} (${place})`;
  // A change within one operation has that operation as its subject.
  if (reaches.length === 1 && reaches[0]?.operation === subject && reaches[0].parts.length === 0) return [head];
  return [
    head,
    ...[...groupByParties(reaches, operations)].map(
      ([parties, names]) => `         ${parties || 'reaches'}: ${names.join(', ')}`,
    ),
  ];
}

function groupByParties(reaches: readonly Reach[], operations: number): Map<string, string[]> {
  const groups = new Map<string, Reach[]>();
  for (const reach of reaches) {
    const parties = reach.breaks.join(' and ');
    groups.set(parties, [...(groups.get(parties) ?? []), reach]);
  }
  return new Map([...groups].map(([parties, group]) => [parties, namesOf(group, operations)]));
}

/** The operations with their parts; one name for all operations. */
function namesOf(reaches: readonly Reach[], operations: number): string[] {
  const isEvery = operations > 1 && reaches.length === operations;
  const parts = [...new Set(reaches.flatMap((reach) => reach.parts))].sort();
  const named = isEvery ? [{ operation: 'every operation', parts }] : reaches;
  return named.map(({ operation, parts: of }) => (of.length > 0 ? `${operation} (${of.join(', ')})` : operation));
}

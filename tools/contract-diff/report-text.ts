import type { Change, Reach } from './changes.ts';
import type { Comparison } from './compare.ts';

export function textReport({ document, before, now, needed, isEnough, changes }: Comparison): string {
  if (changes.length === 0 && before === now) return `${document} ${now}: nothing changed`;
  const verdict = isEnough ? 'enough' : `NOT ENOUGH, set info.version to ${needed}`;
  return [`${document} ${before} -> ${now}: ${verdict}`, ...changes.flatMap(lines)].join('\n');
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

import { alike, type Alike } from './alike.ts';
import { headline } from './headline.ts';
import type { Report } from './report.ts';
import { several } from './several.ts';
import { measures, type Measure } from './unseen.ts';

/** The text report: a summary first, then each finding with its location and a command that repeats it. */
export function textReport(report: Report): string {
  const { findings, blind, accepted, notes } = report;
  const acceptedCount = accepted.findings.length + accepted.blind.length;
  const lines = [
    ...headline(report),
    ...alike(findings).flatMap(findingLines),
    ...(blind.length > 0 ? ['', 'Not tested, because it never succeeded:'] : []),
    ...blind.map(({ id, what, why }) => `  ${what}: ${why}   (${id})`),
    ...(acceptedCount > 0 ? ['', `Accepted by the baseline: ${acceptedCount}.`] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...unseenLines(report),
  ];
  return `${lines.join('\n')}\n`;
}

const titles: Readonly<Record<Measure, string>> = {
  operations: 'operations',
  statuses: 'statuses',
  codes: 'codes',
  examples: 'answers like the example',
  fields: 'fields',
  lists: 'lists with an entry',
};

/** The most names that a line lists. JSON and HTML list all of them. */
const mostOperations = 3;
const mostNames = 8;

/** What the run did not see: `429` once for all operations that lack it, `NO_WALLET` of getWallet and addFunds. */
function unseenLines({ unseen }: Report): string[] {
  const lines = measures.flatMap((measure) => {
    const names = measure === 'operations' ? operationsByReason(unseen) : grouped(unseen[measure]);
    return names.length === 0
      ? []
      : [`  ${titles[measure]} (${unseen[measure].length}): ${few(names, mostNames, '; ')}`];
  });
  if (lines.length === 0) return [];
  return ['', 'Not seen in this run (--format json lists all; --require-seen makes that an exit code):', ...lines];
}

function operationsByReason({ operations, reasons }: Report['unseen']): string[] {
  const whys = [...new Set(Object.values(reasons))];
  return whys.map((why) => `${operations.filter((id) => reasons[id] === why).join(', ')} (${why})`);
}

function grouped(names: readonly string[]): string[] {
  const byWhat = new Map<string, string[]>();
  for (const name of names) {
    const [operation = '', what = ''] = name.split(' ');
    byWhat.set(what, [...(byWhat.get(what) ?? []), operation]);
  }
  return [...byWhat].map(([what, ids]) => `${what} of ${few(ids, mostOperations, ', ')}`);
}

function few(names: readonly string[], most: number, separator: string): string {
  const rest = names.length - most;
  // A single name is not replaced by `1 more`.
  return rest < 2 ? names.join(separator) : [...names.slice(0, most), `${rest} more`].join(separator);
}

function findingLines({ first, others, id }: Alike): string[] {
  const { severity, kind, operationId, status, contract, count, message, curl, instancePointer } = first;
  const facts = [
    kind,
    operationId,
    status === null ? null : `status ${status}`,
    instancePointer || null,
    several(count, 'time'),
  ];
  return [
    '',
    `${severity}: ${message}`,
    `  ${facts.filter((fact) => fact !== null).join(' · ')}`,
    `  contract  ${contract.file}:${contract.line} ${contract.pointer}`,
    ...(others.length > 0 ? [`  likewise  ${others.length} more: ${others.join(', ')}`] : []),
    `  id        ${id}`,
    ...(curl === null ? [] : [`  again     ${curl}`]),
  ];
}

import type { Report } from './report.ts';
import { measures, type Measure } from './unseen.ts';
import type { Finding } from './findings.ts';

/** The text report: a summary first, then each finding with its location and a command that repeats it. */
export function textReport(report: Report): string {
  const { findings, blind, refused, accepted, notes, slowest } = report;
  const acceptedCount = accepted.findings.length + accepted.blind.length;
  const lines = [
    ...headline(report),
    ...alike(findings).flatMap(findingLines),
    ...(blind.length > 0 ? ['', 'Not tested, because it never succeeded:'] : []),
    ...blind.map(({ id, what, why }) => `  ${what}: ${why}   (${id})`),
    ...(refused.length > 0
      ? ['', 'Refused for business reasons, so no success was seen (--strict makes that an exit code):']
      : []),
    ...refused.map(({ id, what, why }) => `  ${what}: ${why}   (${id})`),
    ...(acceptedCount > 0 ? ['', `Accepted by the baseline: ${acceptedCount}.`] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(slowest.length > 0 ? ['', `Slowest: ${slowest.map(inWords).join(', ')}.`] : []),
    ...unseenLines(report),
  ];
  return `${lines.join('\n')}\n`;
}

const inWords = ({ operationId, milliseconds }: Report['slowest'][number]) => `${operationId} ${milliseconds} ms`;

const titles: Readonly<Record<Exclude<Measure, 'operations'>, string>> = {
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
  const lists = measures.flatMap((measure): [title: string, names: readonly string[]][] =>
    measure === 'operations' ? operationsByReason(unseen) : [[titles[measure], grouped(unseen[measure])]],
  );
  const lines = lists
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `  ${title} (${names.length}): ${few(names, mostNames, '; ')}`);
  if (lines.length === 0) return [];
  return ['', 'Not seen in this run (--format json lists all; --require-seen makes that an exit code):', ...lines];
}

function operationsByReason({ operations, reasons }: Report['unseen']): [title: string, ids: string[]][] {
  const whys = [...new Set(Object.values(reasons))];
  return whys.map((why) => [`operations, ${why}`, operations.filter((id) => reasons[id] === why)]);
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

/** `1 request`, `2 requests`. */
export const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export function headline(report: Report): string[] {
  const { result, target, contract, errors, warnings, findings, blind, operations, requests } = report;
  const extent = `${several(requests, 'request')} to ${several(operations.length, 'operation')}`;
  const against = `${contract.file} ${contract.version}`.trim();
  const warned = warnings > 0 ? [`${several(warnings, 'warning')} about what ${contract.file} does not know.`] : [];
  if (result === 'clean') return [`${target} matches the contract (${against}): ${extent}, nothing wrong.`, ...warned];
  if (result === 'failed') return [blind[0]?.why ?? ''];
  if (result === 'blind') {
    if (operations.length === 0) return [`Nothing was tested at ${target}: ${blind[0]?.why ?? ''}.`, ...warned];
    const names = several(blind.length, 'thing was', 'things were');
    const signIn = report.signedIn ? 'Give' : 'Sign in (--login phone:password), give';
    const remedy = `${signIn} values (--value operation.field=value) or accept them (--baseline).`;
    return [`This run proves too little: ${names} asked of ${target} and never succeeded.`, remedy, ...warned];
  }
  const [worst] = findings;
  return [
    `${target} does not match the contract (${against}): ${several(errors, 'violation')} in ${extent}.`,
    `Start with: ${worst?.message ?? ''}`,
    `Answer as ${contract.file} says there, or change ${contract.file} first; then run this again.`,
    ...(contract.path === contract.file ? [] : [`The lines are those of ${contract.path}.`]),
    ...warned,
  ];
}

export interface Alike {
  readonly first: Finding;
  /** The other operations with this finding. */
  readonly others: readonly string[];
  /** Their id. With several operations it has `*` for the operation, which a baseline accepts. */
  readonly id: string;
}

/** Groups the findings that one fault of the whole service causes in several operations. */
export function alike(findings: readonly Finding[]): Alike[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = patternOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].flatMap(([pattern, [first, ...others]]) =>
    first
      ? [{ first, others: others.map(({ operationId }) => operationId ?? ''), id: others[0] ? pattern : first.id }]
      : [],
  );
}

/** The operation is the second part of an id. */
const patternOf = ({ id, operationId }: Finding): string =>
  operationId === null ? id : id.replace(`:${operationId}`, ':*');

import { escaped } from './escaped.ts';
import type { Report } from './report.ts';

const order = ['broken', 'blind', 'warning', 'kept', 'not sent'] as const;

interface Row {
  readonly name: string;
  readonly verdict: (typeof order)[number];
  readonly detail: string;
}

/** The verdict of each operation, the worst first. */
export function operationTable(report: Report): string {
  const all = namesOf(report).map((name) => rowOf(report, name));
  const rows = order.flatMap((verdict) => all.filter((row) => row.verdict === verdict));
  if (rows.length === 0) return '';
  const sums = order
    .map((verdict) => [verdict, all.filter((row) => row.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0);
  return `<section><h2>Operations <small>${sums.map(([verdict, count]) => `${count} ${verdict}`).join(' · ')}</small></h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col">Why</th></tr></thead><tbody>
${rows.map(lineOf).join('\n')}
</tbody></table></section>`;
}

/** Names of operations. The names of other blind spots have a colon. */
function namesOf({ operations, findings, blind, unseen }: Report): string[] {
  const found = findings.map(({ operationId, title }) => operationId ?? title);
  const all = [...operations, ...found, ...blind.map(({ what }) => what), ...unseen.operations];
  return [...new Set(all)].filter((name) => !name.includes(':'));
}

function rowOf({ findings, blind, unseen, accepted }: Report, name: string): Row {
  const own = findings.filter(({ operationId, title }) => (operationId ?? title) === name);
  const bad = own.filter(({ severity }) => severity === 'error');
  const spot = blind.find(({ what }) => what === name);
  const why = unseen.reasons[name];
  const excused = accepted.findings.filter(({ operationId }) => operationId === name).length;
  if (bad.length > 0) return { name, verdict: 'broken', detail: kindsOf(bad) };
  if (spot) return { name, verdict: 'blind', detail: spot.why };
  if (why !== undefined) return { name, verdict: 'not sent', detail: why };
  if (own.length > 0) return { name, verdict: 'warning', detail: kindsOf(own) };
  return { name, verdict: 'kept', detail: excused > 0 ? `${excused} accepted by the baseline` : '' };
}

const kindsOf = (findings: Report['findings']) => [...new Set(findings.map(({ kind }) => kind))].join(', ');

const lineOf = ({ name, verdict, detail }: Row) =>
  `<tr class="${verdict.replace(' ', '-')}"><th scope="row">${escaped(name)}</th><td>${verdict}</td><td>${escaped(detail)}</td></tr>`;

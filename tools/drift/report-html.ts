import { alike, type Alike, several } from './report-text.ts';
import { escaped } from './report-junit.ts';
import type { Report } from './report.ts';
import { measures } from './unseen.ts';

const verdicts: Readonly<Record<Report['result'], string>> = {
  clean: 'Matches the contract',
  drift: 'Does not match the contract',
  blind: 'Too little was tested',
  failed: 'Not tested',
};

/** The HTML report for a team lead: findings with location, the verdict of each operation, unseen parts, and changes since an earlier report. */
export function htmlReport(report: Report, earlier: Report | null): string {
  const { target, contract, date, result, requests, operations, errors, warnings } = report;
  const before = earlier && new Set(earlier.findings.map(({ id }) => id));
  const findings = alike(report.findings).map((each) => findingBlock(each, before));
  const extent = [
    `${several(requests, 'request')} to ${several(operations.length, 'operation')}`,
    several(errors, 'violation'),
    ...(warnings > 0 ? [several(warnings, 'warning')] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${verdicts[result]}: ${target}`)}</title>
<style>${style}</style>
</head>
<body>
<header class="${result}">
<h1>${escaped(verdicts[result])}</h1>
<p>${escaped(target)}, judged by ${escaped(contract.file)} ${escaped(contract.version)} (${escaped(contract.title)})</p>
<p>${escaped(extent.join(' · '))} · <time datetime="${escaped(date)}">${escaped(date.slice(0, 16).replace('T', ' '))} UTC</time></p>
</header>
<main>
${earlier ? changes(report, earlier) : ''}
${section('Findings', findings)}
${section(
  'Not tested',
  [...report.blind, ...report.refused].map(({ what, why }) => `<p><b>${escaped(what)}</b>: ${escaped(why)}</p>`),
)}
${operationTable(report)}
${acceptedBlock(report)}
${unseenBlock(report)}
${section(
  'Notes',
  report.notes.map((note) => `<p>${escaped(note)}</p>`),
)}
</main>
</body>
</html>
`;
}

const section = (title: string, blocks: readonly string[]) =>
  blocks.length === 0
    ? ''
    : `<section><h2>${escaped(title)} <small>${blocks.length}</small></h2>\n${blocks.join('\n')}\n</section>`;

/** New findings are marked in the list of findings. Findings that are gone are listed here only. */
function changes(report: Report, earlier: Report): string {
  const ids = (of: Report) => new Set(of.findings.map(({ id }) => id));
  const [before, now] = [ids(earlier), ids(report)];
  const appeared = report.findings.filter(({ id }) => !before.has(id)).length;
  const gone = earlier.findings.filter(({ id }) => !now.has(id));
  const when = [earlier.date.slice(0, 10), earlier.contract.file, earlier.contract.version].filter(Boolean).join(' ');
  const list = gone.map(({ message, id }) => `<li>gone: ${escaped(message)} <code>${escaped(id)}</code></li>`);
  return `<section id="changes"><h2>Since the earlier report</h2>
<p>${appeared} new, ${gone.length} gone, ${report.findings.length - appeared} as before (${escaped(when)}).</p>
${list.length > 0 ? `<ul>${list.join('\n')}</ul>` : ''}</section>`;
}

function findingBlock({ first, others, id }: Alike, before: ReadonlySet<string> | null): string {
  const { severity, message, contract, count, curl } = first;
  const isNew = before !== null && !before.has(first.id);
  const facts = [severity, count === 1 ? 'once' : `${count} times`, ...(isNew ? ['<b>new</b>'] : [])];
  const rows = [
    ['Contract', `<code>${escaped(contract.file)}:${contract.line}</code> ${escaped(contract.pointer)}`],
    ...(others.length > 0 ? [['Likewise', escaped(`${others.length} more: ${others.join(', ')}`)]] : []),
    ...(curl === null ? [] : [['Again', `<pre>${escaped(curl)}</pre>`]]),
    ['Id', `<code>${escaped(id)}</code>`],
  ];
  return `<article class="${severity}">
<h3>${escaped(message)} <small>${facts.join(', ')}</small></h3>
<dl>${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('\n')}</dl>
</article>`;
}

function acceptedBlock({ accepted }: Report): string {
  const all = [...accepted.findings, ...accepted.blind];
  return section(
    'Accepted',
    all.map(({ id, reason }) => `<p><code>${escaped(id)}</code>: ${escaped(reason)}</p>`),
  );
}

/** Blind spots: parts of the contract that this run did not see. */
function unseenBlock({ unseen }: Report): string {
  const lists = measures
    .filter((measure) => unseen[measure].length > 0)
    .map((measure) => {
      const items = unseen[measure].map((name) => `<li>${escaped(name)}</li>`);
      return `<details><summary>${measure} <small>${items.length}</small></summary><ul>${items.join('')}</ul></details>`;
    });
  return section('Blind spots', lists);
}

/** The style sheet of the HTML report: light and dark, phone and paper. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #121212); color: light-dark(#111, #eee); overflow-wrap: anywhere; }
header, main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 4px solid #2e7d32; }
header.drift, header.failed { border-color: #c62828; }
header.blind { border-color: #b26a00; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: .25rem 0; }
small { font-weight: normal; opacity: .75; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
tbody th { font-weight: normal; }
tr.broken td:nth-child(2) { font-weight: bold; color: light-dark(#b71c1c, #ff8a80); }
tr.blind td:nth-child(2), tr.warning td:nth-child(2) { color: light-dark(#8a5200, #ffb74d); }
tr.kept td:nth-child(2) { color: light-dark(#1b5e20, #81c784); }
article { margin: .75rem 0; padding: .5rem .75rem; border-left: 4px solid #b26a00; background: #8881; }
article.error { border-color: #c62828; }
dl { margin: .25rem 0 0; }
dl div { display: flex; flex-wrap: wrap; column-gap: .75rem; }
dt { flex: 0 0 5rem; opacity: .75; }
dd { flex: 1 1 16rem; min-width: 0; margin: 0; }
pre { margin: .1rem 0; white-space: pre-wrap; }
code, pre { font: .875rem/1.4 ui-monospace, monospace; }
details { margin: .25rem 0; }
summary { cursor: pointer; padding: .25rem 0; }
details ul { columns: 20rem; margin: 0; }
`;

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

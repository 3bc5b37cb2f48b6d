import { alike, type Alike } from './alike.ts';
import { escaped } from './escaped.ts';
import { operationTable } from './report-html-operations.ts';
import type { Report } from './report.ts';
import { style } from './report-style.ts';
import { several } from './several.ts';
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
  report.blind.map(({ what, why }) => `<p><b>${escaped(what)}</b>: ${escaped(why)}</p>`),
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

import type { Finding } from './findings.ts';
import type { Report } from './report.ts';
import { style } from './report-style.ts';
import { measures } from './unseen.ts';

const escaped = (text: string | number) =>
  String(text).replace(/[<>&"]/g, (mark) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[mark] ?? '&quot;');

const verdicts: Readonly<Record<Report['result'], string>> = {
  clean: 'Keeps the contract',
  drift: 'Does not keep the contract',
  blind: 'Too little was tested',
  failed: 'Not tested',
};

/**
 * The HTML report for a team lead: the verdict of each operation, findings with location, unseen parts, and changes
 * since an earlier report.
 */
export function htmlReport(report: Report, earlier: Report | null): string {
  const { target, contract, result, requests, operations, errors, warnings } = report;
  const title = `${verdicts[result]}: ${target}`;
  const extent = `${requests} requests to ${operations.length} operations, ${errors} breaches, ${warnings} warnings`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header class="${result}">
<h1>${escaped(verdicts[result])}</h1>
<p>${escaped(target)} by ${escaped(contract.file)} ${escaped(contract.version)} (${escaped(contract.title)})</p>
<p>${escaped(extent)}</p>
</header>
<main>
${changes(report, earlier)}
${operationTable(report)}
${section('Findings', report.findings.map(findingBlock))}
${section(
  'Not tested',
  report.blind.map(({ what, why }) => `<p><b>${escaped(what)}</b>: ${escaped(why)}</p>`),
)}
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

const nameOf = ({ operationId, title }: Finding) => operationId ?? title;

function changes(report: Report, earlier: Report | null): string {
  if (!earlier) return '';
  const ids = (of: Report) => new Set(of.findings.map(({ id }) => id));
  const [before, now] = [ids(earlier), ids(report)];
  const appeared = report.findings.filter(({ id }) => !before.has(id));
  const gone = earlier.findings.filter(({ id }) => !now.has(id));
  const line =
    (mark: string) =>
    ({ message, id }: Finding) =>
      `<li><b>${mark}</b> ${escaped(message)} <code>${escaped(id)}</code></li>`;
  const same = report.findings.length - appeared.length;
  return `<section id="changes"><h2>Since the earlier report</h2>
<p>${appeared.length} new, ${gone.length} gone, ${same} as before (${escaped(earlier.contract.file)} ${escaped(earlier.contract.version)} then).</p>
<ul>${[...appeared.map(line('new')), ...gone.map(line('gone'))].join('\n')}</ul></section>`;
}

function operationTable(report: Report): string {
  const { operations, findings, blind, unseen } = report;
  const all = [
    ...new Set([...operations, ...findings.map(nameOf), ...blind.map(({ what }) => what), ...unseen.operations]),
  ];
  const rows = all.filter((name) => !name.includes(':')).map(row);
  return section('Operations', [
    `<table><thead><tr><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col">What is wrong</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  ]).replace(/ <small>1<\/small>/, ` <small>${rows.length}</small>`);

  function row(name: string): string {
    const own = findings.filter((finding) => nameOf(finding) === name);
    const bad = own.filter(({ severity }) => severity === 'error');
    const spot = blind.find(({ what }) => what === name);
    const why = unseen.reasons[name];
    const [verdict, detail] =
      bad.length > 0
        ? ['broken', bad.map(({ kind }) => kind).join(', ')]
        : spot
          ? ['blind', spot.why]
          : why !== undefined
            ? ['not sent', why]
            : own.length > 0
              ? ['warning', own.map(({ kind }) => kind).join(', ')]
              : ['kept', ''];
    const cell = own.length > 0 ? `<a href="#${escaped(name)}">${escaped(name)}</a>` : escaped(name);
    return `<tr class="${verdict.replace(' ', '-')}"><th scope="row">${cell}</th><td>${verdict}</td><td>${escaped(detail)}</td></tr>`;
  }
}

function findingBlock(finding: Finding, index: number, all: readonly Finding[]): string {
  const { id, severity, message, contract, count, curl } = finding;
  const isFirst = all.findIndex((each) => nameOf(each) === nameOf(finding)) === index;
  return `<article class="${severity}"${isFirst ? ` id="${escaped(nameOf(finding))}"` : ''}>
<h3>${escaped(message)}</h3>
<dl><dt>Contract</dt><dd><code>${escaped(contract.file)}:${contract.line}</code> ${escaped(contract.pointer)}</dd>
<dt>Id</dt><dd><code>${escaped(id)}</code>, ${count === 1 ? 'once' : `${count} times`}, ${severity}</dd>
${curl === null ? '' : `<dt>Again</dt><dd><pre>${escaped(curl)}</pre></dd>`}</dl>
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
      const items = unseen[measure].map(
        (name) =>
          `<li>${escaped(name)}${unseen.reasons[name] && measure === 'operations' ? `: ${escaped(unseen.reasons[name])}` : ''}</li>`,
      );
      return `<details><summary>${measure} <small>${items.length}</small></summary><ul>${items.join('')}</ul></details>`;
    });
  return section('Blind spots', lists);
}

import type { Finding } from './findings.ts';
import type { Report } from './report.ts';

/** The report for CI: an operation is a test case, a violation a failure, a blind spot an error, a warning a note. */
export function junitReport(report: Report): string {
  const { findings, blind, operations, contract, accepted } = report;
  const others = [...findings.map(nameOf), ...blind.map(({ what }) => what)];
  const cases = [...new Set([...operations, ...others])];
  const skipped = [...accepted.findings, ...accepted.blind];
  const suite = `name="${escaped(`${contract.file} ${contract.version}`)}" tests="${cases.length + skipped.length}"`;
  const counts = `failures="${report.errors}" errors="${blind.length}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${suite} ${counts}>`,
    ...cases.map(testCase),
    ...skipped.map(
      ({ id, reason }) =>
        `    <testcase classname="accepted" name="${escaped(id)}"><skipped message="${escaped(reason)}"/></testcase>`,
    ),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');

  function testCase(name: string): string {
    const own = findings.filter((finding) => nameOf(finding) === name);
    const children = [
      ...own.filter(({ severity }) => severity === 'error').map(failure),
      ...blind
        .filter(({ what }) => what === name)
        .map(({ why }) => `      <error type="blind" message="${escaped(why)}"/>`),
      ...own
        .filter(({ severity }) => severity === 'warning')
        .map(({ message }) => `      <system-out>${escaped(message)}</system-out>`),
    ];
    const head = `    <testcase classname="drift" name="${escaped(name)}"`;
    return children.length === 0 ? `${head}/>` : [`${head}>`, ...children, '    </testcase>'].join('\n');
  }
}

const nameOf = ({ operationId, title }: Finding) => operationId ?? title;

function failure({ kind, message, contract, id, curl }: Finding): string {
  const details = [`${contract.file}:${contract.line} ${contract.pointer}`, id, ...(curl === null ? [] : [curl])].join(
    '\n',
  );
  return `      <failure type="${kind}" message="${escaped(message)}">${escaped(details)}</failure>`;
}

export const escaped = (text: string): string =>
  text
    // XML does not allow control characters, escaped or not.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?')
    .replace(/[<>&"]/g, (mark) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[mark] ?? '&quot;');

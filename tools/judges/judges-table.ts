import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accepted } from './accepted.ts';
import type { Finding, Judge } from './judge.ts';

export interface Result {
  judge: Judge;
  notRun?: string;
  amount?: string;
  /** Findings that accepted.ts explains. */
  left: { finding: Finding; accepted: Accepted }[];
  open: readonly Finding[];
  stale: readonly Accepted[];
  seconds: number;
}

const versionOf = (name: string) => {
  const file = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // npm's own file
};

function packagesOf({ packages = {}, ownPackages = [] }: Judge): string {
  const own = ownPackages.map((name) => [name, versionOf(name)] as const);
  return [...Object.entries(packages), ...own].map(([name, version]) => `\`${name}\` ${version}`).join(', ');
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The results as Markdown: one row for each judge, then what is left. */
export function judgesTable(results: readonly Result[], day: string): string {
  const rows = results.map(({ judge, notRun, amount = '', open, left }) => [
    judge.name,
    packagesOf(judge),
    judge.subject,
    notRun === undefined ? amount : `**not run**: ${notRun}`,
    notRun === undefined ? String(open.length + left.length) : '',
    notRun === undefined ? String(open.length) : '',
  ]);
  const reasons = results.flatMap(({ judge, left }) =>
    [...new Set(left.map((each) => each.accepted))].map((accepted) => {
      const count = left.filter((each) => each.accepted === accepted).length;
      return [judge.name, accepted.rule, String(count), accepted.why];
    }),
  );
  return [
    `## Results of ${day}`,
    '',
    table(['judge', 'version', 'looks at', 'amount', 'found', 'unexplained'], rows),
    '',
    '## What stays, and why',
    '',
    table(['judge', 'rule', 'findings', 'why it stays'], reasons),
    '',
  ].join('\n');
}

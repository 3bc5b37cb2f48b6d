import type { NotRun } from './judges/judge.ts';
import type { Mutation } from './mutations/mutation.ts';

export interface Row {
  readonly name: string;
  readonly found: readonly boolean[];
  /** Exchanges that match the contract and got a complaint. */
  readonly falseAlarms: number;
  readonly seconds: number;
}

/** The two tables of docs/drift.md, as Markdown. */
export function printTables(
  groups: Readonly<Record<string, readonly Mutation[]>>,
  clean: number,
  rows: readonly (Row | NotRun)[],
): void {
  const run = rows.filter((row) => 'found' in row);
  const all = Object.values(groups).flat();
  const heads = Object.entries(groups).map(([name, { length }]) => `${name} (${length})`);
  line('', ...heads, `false alarms (${clean})`, 'seconds');
  line(...Array.from({ length: heads.length + 3 }, () => '---'));
  for (const row of rows) {
    if ('problem' in row) line(row.name, `not run: ${row.problem}`);
    else line(row.name, ...countsOf(row.found), String(row.falseAlarms), row.seconds.toFixed(1));
  }
  console.log('');
  line('', '', ...run.map(({ name }) => name));
  line('---', '---', ...run.map(() => '---'));
  for (const [index, { kind, what }] of all.entries())
    line(`\`${kind}\``, what, ...run.map(({ found }) => (found[index] ? 'yes' : '–')));

  function countsOf(found: readonly boolean[]): string[] {
    let from = 0;
    return Object.values(groups).map(({ length }) => {
      from += length;
      return String(found.slice(from - length, from).filter(Boolean).length);
    });
  }
}

function line(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

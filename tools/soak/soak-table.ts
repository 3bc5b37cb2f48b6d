import type { Row } from './read-results.ts';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0);

function found({ failed, notRun }: Row): string {
  const problems = [failed > 0 && `**${failed} failed**`, notRun > 0 && `${notRun} not run`].filter(Boolean);
  return problems.join(', ') || 'nothing';
}

/** The content of docs/soak.md for a run of this many minutes. */
export function soakTable(rows: readonly Row[], minutes: number): string {
  return [
    '# The invariants at full volume',
    '',
    '`npm run test:soak` throws all of this and writes this list; `npm test` throws a sample of it. What has no seed in its title and runs',
    'without a browser is thrown at random, and is new on every run.',
    '',
    `Last run: ${new Date().toISOString().slice(0, 10)}, ${minutes} minutes.`,
    '',
    '| what holds | thrown | tests | seconds | found |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) => `| ${row.what} | ${row.thrown} | ${row.tests} | ${seconds(row.milliseconds)} | ${found(row)} |`,
    ),
    '',
  ].join('\n');
}

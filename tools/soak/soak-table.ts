import type { Row } from './rows.ts';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0);

function found({ failed, notRun }: Row): string {
  const problems = [failed > 0 && `**${failed} failed**`, notRun > 0 && `${notRun} not run`].filter(Boolean);
  return problems.join(', ') || 'nothing';
}

export function soakTable(rows: readonly Row[], minutes: number): string {
  return [
    '# Soak test results',
    '',
    '`npm run test:soak` runs all generated cases and writes this list; `npm test` runs a sample of them. Tests without a seed in their title and',
    'without a browser use new random cases in every run.',
    '',
    `Last run: ${new Date().toISOString().slice(0, 10)}, ${minutes} minutes.`,
    '',
    '| what holds | cases | tests | seconds | found |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) => `| ${row.what} | ${row.thrown} | ${row.tests} | ${seconds(row.milliseconds)} | ${found(row)} |`,
    ),
    '',
  ].join('\n');
}

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedTitlesOf } from '../../tools/ledger/citations.ts';
import { idsIn } from '../../tools/ledger/requirements.ts';

const range = /[RAB]-\d+ ?[…–-] ?[RAB]-\d/;

/** What is wrong with a title: a reader must see at once which fact failed, and a removed requirement which tests go. */
function problemsOf(title: string): string[] {
  const ids = idsIn(title).length;
  const { length } = title.replace(/^(?:[RAB]-\d+\s*|…)+/, '');
  return [
    ...(range.test(title) ? ['a range of ids'] : []),
    ...(ids > 3 ? [`${ids} ids`] : []),
    ...(length > 100 ? [`${length} characters after the ids`] : []),
  ];
}

test('a title has no range of ids, at most three ids, and at most 100 characters after them', () => {
  expect(problemsOf('R-001 R-002 B-01 it is so')).toEqual([]);
  const titles = globSync('tests/**/*.{ts,tsx}').flatMap((file) =>
    fixedTitlesOf(file).map((title) => ({ file, title, problems: problemsOf(title) })),
  );
  expect(titles.length).toBeGreaterThan(1_500);
  expect(titles.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

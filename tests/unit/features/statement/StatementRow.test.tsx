import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { StatementRow } from '../../../../src/features/statement/StatementRow.tsx';
import { hiddenAmounts } from '../../../../src/money/hidden-amounts.ts';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';
import { entryOf, words } from '../../../support/statement-entries.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  vi.setSystemTime(Date.parse(entryOf({}).createdAt) + 2 * 3_600_000);
});
afterAll(() => {
  vi.useRealTimers();
});

const markupOf = (differs: Partial<Schemas['StatementEntry']>) =>
  staticMarkup(<StatementRow entry={entryOf(differs)} words={words} />);

test('R-348 R-353 a row has an icon, activity, status, time, age and signed amount', () => {
  const markup = markupOf({});
  expect(elementsOf(markup).some(({ tag }) => tag === 'svg')).toBe(true);
  expect(textOf(markup)).toMatch(/^Deposit\+฿500\.00\d\d\/11\/2026 \d\d:41:07 2 hours agoSuccess$/);
  expect(elementsOf(markup).find(({ tag }) => tag === 'time')?.attributes['dateTime']).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('A-124 the words of the service have the language of their script', () => {
  const { tag, attributes } =
    elementsOf(markupOf({ bonus: { description: 'โบนัสรายวัน' } })).find((each) => each.tag === 'p') ?? {};
  expect([tag, attributes?.['lang']]).toEqual(['p', 'th']);
});

test('R-348 the icon depends on the type', () => {
  const types = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer', 'adjustment'];
  const icons = types.map((statementType) => /<svg.*?<\/svg>/s.exec(markupOf({ statementType }))?.[0]);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(types.length);
});

test.each([
  ['SUCCESS', 'Success'],
  ['FAILED', 'Failed'],
  ['PENDING', 'In progress'],
  ['', 'In progress'],
])('R-350 status %j reads %s', (status, text) => {
  expect(textOf(markupOf({ status }))).toMatch(new RegExp(`${text}$`));
});

test('R-351 the end of a bonus differs from its start, which has the same description', () => {
  const bonus = { description: 'โบนัสรายวัน 20%' };
  expect(textOf(markupOf({ statementType: 'bonus', bonus }))).toMatch(/^โบนัสรายวัน 20%Bonus received\+฿500\.00/);
  expect(textOf(markupOf({ statementType: 'finish_bonus', amount: 0, bonus }))).toMatch(
    /^โบนัสรายวัน 20%Bonus ended฿0\.00/,
  );
});

test('R-352 a transfer shows both accounts', () => {
  const text = textOf(markupOf({ statementType: 'transfer', from: 'WALLET', to: 'PGSLOT' }));
  expect(text).toMatch(/^TransferMain wallet → Naga Slots฿500\.00/);
});

test('R-456 an amount that is no number is a dash, without a sign', () => {
  expect(textOf(markupOf({ amount: null }))).toMatch(/^Deposit-\d\d\//);
});

test('B-10 with hidden amounts the amount is hidden', () => {
  vi.spyOn(hiddenAmounts, 'use').mockReturnValueOnce(true);
  const text = textOf(markupOf({}));
  expect(text).toContain('Amounts hidden');
  expect(text).not.toContain('500');
});

describe('invalid answers', () => {
  test.each(['constructor', '__proto__', '<img src=x onerror=alert(1)>'])('quality 7, 9: type %j is text', (type) => {
    const markup = markupOf({ statementType: type, luckydraw: null });
    expect(textOf(markup)).toContain(type);
    expect(elementsOf(markup).some(({ tag }) => tag === 'img')).toBe(false);
  });
});

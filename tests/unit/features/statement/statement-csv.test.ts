import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statementCsv, statementFileName } from '../../../../src/features/statement/statement-csv.ts';
import type { StatementHead } from '../../../../src/features/statement/use-statement-head.ts';
import { withLineBreaks } from '../../../../src/i18n/line-breaks.ts';
import { moveDeviceTo } from '../../../support/device-zone.ts';
import { entryOf, words } from '../../../support/statement-entries.ts';

beforeEach(() => moveDeviceTo('Asia/Bangkok', 420));
afterEach(() => vi.unstubAllEnvs());

type Entry = ReturnType<typeof entryOf>;

/** An RFC 4180 parser, to check the written file by reading it. */
function parse(csv: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const about: StatementHead = { facts: [], notes: [] };
const rowsOf = (...entries: Entry[]) => parse(statementCsv(entries, words, about).slice(1)).slice(2);
const cellOf = (entry: Entry, column: number) => rowsOf(entry)[0]?.[column];

test('B-15 B-22 the file starts with a byte order mark, the head and a header row, with CRLF line ends', () => {
  const facts = [
    ['Service', '=Lucky, Club'],
    ['Period', '01/11/2026 - 20/11/2026'],
  ] as const;
  const csv = statementCsv([entryOf()], words, { facts, notes: ['Incomplete: entries from 12/11/2026 only'] });
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.slice(1)).toBe(
    'Service,"\'=Lucky, Club"\r\nPeriod,01/11/2026 - 20/11/2026\r\n' +
      'Incomplete: entries from 12/11/2026 only\r\n\r\n' +
      'Date and time,Type,Activity,From,To,Amount,Currency,Status\r\n' +
      '20/11/2026 20:41:07,Deposit,,KBANK,Main wallet,+500.00,BAHT,Success\r\n',
  );
});

test('B-15 newest first, whatever page they were on', () => {
  const at = (createdAt: string) => entryOf({ createdAt });
  const rows = rowsOf(at('2026-11-18T09:00:00Z'), at('2026-11-20T02:00:00Z'), at('2026-11-20T08:30:00+07:00'));
  expect(rows.map(([time]) => time?.slice(0, 10))).toEqual(['20/11/2026', '20/11/2026', '18/11/2026']);
  expect(rows[0]?.[0]?.slice(-5)).toBe('00:00');
});

test('R-457 the time is in the device’s zone', () => {
  moveDeviceTo('America/Los_Angeles', -480);
  expect(cellOf(entryOf(), 0)).toBe('20/11/2026 05:41:07');
  expect(statementFileName(new Date('2026-11-20T03:00:00Z'))).toBe('statement-20261119.csv');
  moveDeviceTo('Asia/Bangkok', 420);
  expect(cellOf(entryOf(), 0)).toBe('20/11/2026 20:41:07');
  expect(statementFileName(new Date('2026-11-20T18:00:00Z'))).toBe('statement-20261121.csv');
});

test.each([
  ['deposit', 84.25, '+84.25'],
  ['bonus', 0.1, '+0.10'],
  ['withdraw', 1234567.5, '-1234567.50'],
  ['transfer', 300, '300.00'],
  ['finish_bonus', 0, '0.00'],
  ['deposit', 1.005, '+1.005'],
  ['deposit', 1e21, '+1000000000000000000000.00'],
  ['withdraw', -5, '-5.00'],
  ['deposit', null, ''],
])('B-02 B-15 R-349 %s of %j is written %s', (statementType, value, text) => {
  expect(statementCsv([entryOf({ statementType, amount: value })], words, about)).toContain(`,${text},BAHT,Success`);
});

test('B-15 the app’s texts have no line-breaking marks in the file; Thai and Lao are unchanged', () => {
  const lao = 'ຮັບໂບນັດ';
  const marked = withLineBreaks(lao, 'la');
  expect(marked).not.toBe(lao);
  const wallet = { kind: 'wallet', name: marked } as const;
  const own = { ...words, types: { ...words.types, bonus: marked }, places: new Map([['WALLET', wallet]]) };
  const promotion = { description: 'โปรโมชันปีใหม่' };
  const csv = statementCsv([entryOf({ statementType: 'bonus', to: 'WALLET', promotion })], own, about);
  expect(csv).toContain(`,${lao},โปรโมชันปีใหม่,KBANK,${lao},`);
});

test.each(['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', ' spaces '])(
  'B-15 %j is unchanged after quoting',
  (text) => {
    expect(cellOf(entryOf({ statementType: `x${text}x` }), 1)).toBe(`x${text}x`);
  },
);

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://x","y"),z', '＝1', '＋1', '－1', '＠x'];
const hidden = ['\t=1', '\r=1', '\n=1', '  =1', '\uFEFF=1', '\u00AD+1', '\u{E0020}=1', '\u3164-1', '\u0000=1'];

test.each([...formulas, ...hidden])('B-15 %j cannot become a formula', (text) => {
  expect(statementCsv([entryOf({ bonus: { description: `\u200B${text}` } })], words, about)).toContain(`"'\u200B`);
  const own = { ...words, types: { ...words.types, deposit: text } };
  expect(statementCsv([entryOf()], own, about)).toContain(`"'${text.replaceAll('"', '""')}"`);
});

test.each([';=1+1', 'เงินโบนัส;=1+1', 'x; \u2060+1', 'x;;-1', 'x;＝1'])(
  'B-15 %j cannot become a formula with semicolon-separated cells',
  (text) => {
    const csv = statementCsv([entryOf({ bonus: { description: text } })], words, about);
    expect(csv).not.toMatch(/;[^']*[=+\-@＝]1/);
    expect(csv).toContain(text.replace(/;(?!;)/, ";'"));
  },
);

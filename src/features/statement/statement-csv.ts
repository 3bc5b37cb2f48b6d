import dayjs from 'dayjs';
import { withoutLineBreaks } from '../../i18n/line-breaks.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { toDecimal } from '../../money/decimal.ts';
import { statusKind } from '../../lib/status-kind.ts';
import { descriptionOf, placeText, signOf, sortedByTime, typeText, type Entry } from './statement-rules.ts';
import type { StatementHead } from './use-statement-head.ts';
import type { StatementWords } from './use-statement-words.ts';

/** Marks the file as UTF-8 for Excel. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/**
 * How spreadsheets recognise a formula, also after spaces and invisible characters; the last four are full-width forms
 * that some accept. Where the list separator is a semicolon, a cell also starts after each semicolon.
 */
const startsFormula = /^(?:[\t\r\n]|[\s\p{C}\p{DI}]*[=+\-@＝＋－＠])/u;
const hiddenCell = /;(?=[\s\p{C}\p{DI}]*[=+\-@＝＋－＠])/gu;

/** A cell that no spreadsheet interprets as a formula: the apostrophe makes it text. Quoted as in RFC 4180. */
function textCell(text: string): string {
  const isRisky = startsFormula.test(text);
  const safe = (isRisky ? `'${text}` : text).replaceAll(hiddenCell, ";'");
  return isRisky || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All digits that the server sent, at least two decimals, and the sign; empty if it is not a number. */
function amountCell(entry: Entry): string {
  const amount = toDecimal(entry.amount);
  if (amount === null) return '';
  const exact = amount.toFixed();
  return signOf(entry) + (/\.\d\d/.test(exact) ? exact : amount.toFixed(2));
}

/** A CSV file that Excel opens in Thai and Lao (B-15): the head, an empty line, and the entries, newest first. */
export function statementCsv(entries: readonly Entry[], words: StatementWords, about: StatementHead): string {
  // Removes the marks for line breaks.
  const ours = (text: string) => textCell(withoutLineBreaks(text));
  const { columns, types, statuses, places } = words;
  const head = [
    columns.time,
    columns.type,
    columns.activity,
    columns.from,
    columns.to,
    columns.amount,
    columns.currency,
    columns.status,
  ];
  const place = (code: string | null) => ours(placeText(code, places));
  const rows = sortedByTime(entries).map((entry) => [
    formatDateTime(entry.createdAt),
    ours(typeText(entry, types)),
    textCell(descriptionOf(entry) ?? ''),
    place(entry.from),
    place(entry.to),
    amountCell(entry),
    words.currency ?? '',
    ours(statuses[statusKind(entry.status)]),
  ]);
  const above = [...about.facts.map((fact) => fact.map(ours)), ...about.notes.map((note) => [ours(note)]), []];
  return byteOrderMark + [...above, head.map(ours), ...rows].map((cells) => cells.join() + lineEnd).join('');
}

/** `statement-20261120.csv`, by the device's date. */
export const statementFileName = (now: Date): string => `statement-${dayjs(now).format('YYYYMMDD')}.csv`;

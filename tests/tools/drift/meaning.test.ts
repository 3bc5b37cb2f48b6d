import { expect, test } from 'vitest';
import { driftOf, idsIn, operationIn } from '../../support/drift-run.ts';
import { inJson, runningDriftProxy, type Change } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

type Json = Record<string, unknown>;

/** The member joined at another time. */
const joined = (createdAt: string) => inJson((body) => Object.assign(body['profile'] ?? {}, { createdAt }));

/** The statement in another form, by page and limit. */
const pages =
  (pageOf: (entries: Json[], page: number, limit: number) => Json): Change =>
  (answer, { body }) => {
    if (answer.status !== 200) return;
    const { page, limit } = JSON.parse(body.toString()) as { page: number; limit: number }; // a valid request
    const entry = (JSON.parse(answer.body.toString()) as { statements: Json[] }).statements[0] ?? {};
    const entries = Array.from({ length: 12 }, (_, index) => {
      const createdAt = new Date(Date.UTC(2026, 10, 20, 20, -index)).toISOString();
      return {
        ...entry,
        statementType: 'deposit',
        status: 'SUCCESS',
        from: 'KBANK',
        to: 'WALLET',
        amount: 100,
        createdAt,
      };
    });
    answer.body = Buffer.from(JSON.stringify({ total: 12, ...pageOf(entries, page, limit) }));
  };
const part = (entries: Json[], page: number, limit: number) => entries.slice((page - 1) * limit, page * limit);

const meanings: readonly [id: string, what: string, Change][] = [
  ['page-ignored:listStatements:200', 'page', pages((all, _, limit) => ({ statements: part(all, 1, limit) }))],
  ['limit-ignored:listStatements:200', 'limit', pages((all, page) => ({ statements: part(all, page, 10) }))],
  [
    'page-repeated:listStatements:200',
    'an entry that is on two pages',
    pages((all, page, limit) => ({
      statements: all.slice(Math.max(0, (page - 1) * limit - 1), page * limit - 1 + Number(page === 1)),
    })),
  ],
  [
    'total-too-low:listStatements:200',
    'total of one page',
    pages((all, page, limit) => ({ total: 1, statements: part(all, page, limit) })),
  ],
  [
    'page-not-first:listStatements:200',
    'a first page 0',
    pages((all, page, limit) => ({ statements: part(all, page + 1, limit) })),
  ],
  [
    'limit-capped:listStatements:200',
    'a limit that is capped',
    pages((all, page, limit) => ({ statements: part(all, page, Math.min(limit, 10)) })),
  ],
  [
    'entry-doubled:listStatements:200',
    'entries that a join doubles',
    pages((all, page, limit) => ({
      statements: part(
        all.slice(0, 6).flatMap((entry) => [entry, entry]),
        page,
        limit,
      ),
    })),
  ],
  [
    'total-wrong:listStatements:200',
    'total of the page',
    pages((all, page, limit) => ({ total: part(all, page, limit).length, statements: part(all, page, limit) })),
  ],
  [
    'total-wrong:listStatements:200',
    'total unlike the entries',
    pages((all, page, limit) => ({ total: 15, statements: part(all, page, limit) })),
  ],
  [
    'date-ahead:listStatements:200:/statements/[]/createdAt',
    'a zone that was lost',
    pages((all, page, limit) => ({
      statements: part(all, page, limit).map((entry, index) => ({
        ...entry,
        createdAt: new Date(Date.now() + 7 * 3_600_000 - (page * limit + index) * 1000).toISOString(),
      })),
    })),
  ],
  [
    'order:listStatements:200:/statements',
    'the oldest first',
    pages((all, page, limit) => ({ statements: part(all.toReversed(), page, limit) })),
  ],
  ['implausible-date:getWallet:200:/profile/createdAt', 'a Buddhist year', joined('2569-11-20T20:41:07+07:00')],
  ['implausible-date:getWallet:200:/profile/createdAt', '1970', joined('1970-01-01T00:00:00Z')],
  ['no-date-header:getQrcode:200', 'a code without Date', ({ headers }) => delete headers['date']],
];

test.each(meanings)('R-085 B-28 --meaning warns of %s: %s', async (id, _what, change) => {
  const operation = operationIn(id);
  const quiet = await proxy.driftAfter(operation, change);
  expect(quiet).toMatchObject({ result: 'clean', findings: [], slowest: [] });
  const report = await proxy.driftAfter(operation, change, '--meaning');
  expect(idsIn(report)).toEqual([id]);
  expect(report).toMatchObject({ exitCode: 0, errors: 0, warnings: 1 });
  expect(await proxy.driftAfter(operation, change, '--meaning=error')).toMatchObject({ exitCode: 1, errors: 1 });
});

test('R-085 B-28 --meaning accepts a history in which the newest message is the last of each page', async () => {
  for (const message of ['one', 'two', 'three', 'four', 'five'])
    sandbox().control.pushMessage('0812345678', { message_type: 'text', payload: { message } });
  expect(idsIn(await driftOf(sandbox().url, 'listChatHistory', '--meaning'))).toEqual([]);
});

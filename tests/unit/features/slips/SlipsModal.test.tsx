import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../../src/api/wire/api-error.ts';
import { slipsQuery } from '../../../../src/api/statement.ts';
import { walletQuery } from '../../../../src/api/wallet.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { EvidenceAlert } from '../../../../src/features/slips/EvidenceAlert.tsx';
import { SlipsModal } from '../../../../src/features/slips/SlipsModal.tsx';
import { initI18n, loadTexts } from '../../../../src/i18n/i18n.ts';
import { clientWith, failedLoad } from '../../../support/client-with.ts';
import { typicalOf } from '../../../support/read-as.ts';
import { slipOf } from '../../../support/slip-of.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles', 'slips', 'slipReasons'] });
  await loadTexts('errors');
});

const close = () => undefined;

/** The modal with this answer; null stands for a failed load. */
const showPage = (page: object | null, ...others: Parameters<typeof clientWith>) =>
  staticMarkup(<SlipsModal onClose={close} />, clientWith([slipsQuery(1).queryKey, page ?? failedLoad], ...others));
const show = (...slips: Schemas['Slip'][]) => showPage({ slips });

const cellsOf = (slip: Schemas['Slip']) => {
  const cells = show(slip)
    .split(/(?=<div role="cell")/)
    .slice(1)
    .map((cell) => cell.replace(/<\/div><\/div><\/div>.*/s, ''));
  expect(cells).toHaveLength(4);
  const [time = '', amount = '', status = '', evidence = ''] = cells;
  return { time, amount, status, evidence };
};

test('R-358 R-360 a refresh link and a table with the four columns', () => {
  const markup = show(slipOf());
  expect(textOf(markup)).toMatch(/^Upload statusRefreshReceived atAmountStatusView reference/);
  expect([...markup.matchAll(/role="columnheader"/g)]).toHaveLength(4);
  const { time, amount } = cellsOf(slipOf());
  expect(textOf(time)).toMatch(/^20\/11\/2026 \d\d:50:00$/);
  expect(textOf(amount)).toBe('500.00');
});

test.each([
  ['BAHT', '฿500.00'],
  ['LAK', '₭500.00'],
])('A-147 an amount has the currency of the account: %s', (currency, text) => {
  const wallet = typicalOf('getWallet');
  const ofAccount = { ...wallet, bankAccount: { ...wallet.bankAccount, currency } };
  expect(textOf(showPage({ slips: [slipOf()] }, [walletQuery().queryKey, ofAccount]))).toContain(text);
});

describe('the status', () => {
  test.each([
    ['SUCCESS', 'Success'],
    ['FAILED', 'Failed'],
    ['PENDING', 'In progress'],
  ])('R-361 R-373 of %s without a note is %s and no reason', (status, text) => {
    expect(textOf(cellsOf(slipOf({ status })).status)).toBe(text);
  });

  test('R-366 B-07 the reason is beside it, the next step below', () => {
    const { status } = cellsOf(slipOf({ status: 'FAILED', note: 'UNSTABLE_REFNO_ON_SLIP' }));
    expect(textOf(status)).toBe(
      'FailedUnstable or unreadable reference numberSave the slip from your bank app again and upload it',
    );
  });

  test('R-372 quality 7: an unknown code is shown raw, as text', () => {
    const { status } = cellsOf(slipOf({ status: 'FAILED', note: '<b>NEW_CODE</b>' }));
    expect(textOf(status)).toBe('Failed<b>NEW_CODE</b>');
    expect(elementsOf(status).some(({ tag }) => tag === 'b')).toBe(false);
  });
});

describe('view reference', () => {
  test('R-362 a link opens directly in a new window without opener and referrer, and shows its host', () => {
    const { evidence } = cellsOf(slipOf({ link: 'https://slips.example.com/a.jpg', reference: 'REF-1' }));
    expect(textOf(evidence)).toBe('View referenceslips.example.com');
    expect(elementsOf(evidence).find(({ tag }) => tag === 'a')?.attributes).toMatchObject({
      href: 'https://slips.example.com/a.jpg',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  test('R-362 without a link, or with a forbidden one, the reference is looked up', () => {
    for (const link of [null, 'javascript:alert(1)']) {
      const { evidence } = cellsOf(slipOf({ link, reference: 'REF-1' }));
      expect(elementsOf(evidence).some(({ tag }) => tag === 'button')).toBe(true);
      expect(evidence).not.toContain('href');
    }
  });

  test('R-362 without either a dash is shown', () => {
    for (const slip of [slipOf(), slipOf({ link: '', reference: '' })])
      expect(textOf(cellsOf(slip).evidence)).toBe('-');
  });
});

describe('evidence that did not open', () => {
  const alert = (problem: Parameters<typeof EvidenceAlert>[0]['problem']) =>
    staticMarkup(<EvidenceAlert problem={problem} onClose={close} />);

  test('R-447 shows the server’s reason with the title of the refused action', () => {
    const error = new ApiError({ operationId: 'getSlipReference', outcome: 'refused', status: 400, code: 'NO_DATA' });
    expect(textOf(alert({ kind: 'refused', error }))).toBe("That didn't go throughNothing foundOK");
  });

  test('quality 7: a forbidden address is not offered', () => {
    const markup = alert({ kind: 'unsafe' });
    expect(textOf(markup)).toContain("We can't open this reference");
    const links = elementsOf(markup).flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(links).toEqual(['/contact']);
  });

  test('A-79 with a blocked window a link is offered', () => {
    const link = elementsOf(alert({ kind: 'blocked', url: '/media/a.svg' })).find(({ tag }) => tag === 'a');
    expect(link?.attributes).toMatchObject({ href: '/media/a.svg', target: '_blank', rel: 'noopener noreferrer' });
  });
});

test('A-08 after a full page there may be another; a short one is the last', () => {
  const ten = Array.from({ length: 10 }, () => slipOf());
  const nextOf = (markup: string) =>
    elementsOf(markup).find(({ attributes }) => attributes['aria-label'] === 'Next page')?.attributes;
  expect(nextOf(show(...ten))).not.toHaveProperty('aria-disabled');
  expect(nextOf(show(...ten))).toBeDefined();
  expect(nextOf(show(...ten.slice(1)))).toBeUndefined();
});

test('A-08 if the server sends a total, it decides', () => {
  expect(showPage({ slips: [slipOf()], total: 11 })).toContain('Next page');
  expect(showPage({ slips: Array.from({ length: 10 }, () => slipOf()), total: 10 })).not.toContain('Next page');
});

test('without slips a message says so', () => {
  expect(textOf(show())).toBe('Upload statusRefreshNo slips yet');
});

test('A-114 a failed load is a quiet line', () => {
  expect(textOf(showPage(null))).toBe("Upload statusRefreshCouldn't load. Try again.");
});

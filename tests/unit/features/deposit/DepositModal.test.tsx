import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { depositQuery, slipRulesQuery } from '../../../../src/api/lookup.ts';
import { qrcodeQuery, type PendingQrcode } from '../../../../src/api/qrcode.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { DepositModal } from '../../../../src/features/deposit/DepositModal.tsx';
import { loadQrReader } from '../../../../src/features/deposit/qr/use-qr-address.ts';
import { initI18n, loadTexts } from '../../../../src/i18n/i18n.ts';
import { secondsLeft } from '../../../../src/lib/countdown.ts';
import { settings } from '../../../../src/settings.ts';
import { clientWith, failedLoad } from '../../../support/client-with.ts';
import { typicalOf } from '../../../support/read-as.ts';
import { elementsOf, textOf } from '../../../support/static-markup.ts';

// Its store needs a page.
vi.mock('../../../../src/ui/use-seconds-left.ts', () => ({
  useSecondsLeft: (deadline: number) => secondsLeft(deadline, performance.now()),
}));

beforeAll(async () => {
  settings.truelinkSecret = 'secret';
  await loadQrReader();
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('deposit', 'titles');
});

interface Known {
  lookup?: Schemas['DepositLookup'] | null;
  rules?: Schemas['SlipRules'] | null;
  /** Null means that there is no code. */
  code?: PendingQrcode | null;
  codeFails?: boolean;
}

// Static markup shows only the placeholder of a lazy view. These tests are about the view itself.
vi.mock(import('../../../../src/ui/lazy-screen.ts'), async () => {
  const [{ QrView }, { LinkView }] = await Promise.all([
    import('../../../../src/features/deposit/qr/QrView.tsx'),
    import('../../../../src/features/deposit/LinkView.tsx'),
  ]);
  const loaded = () => Promise.resolve();
  // The modal has these two lazy views. Each is recognised by its file.
  const viewOf = (load: () => unknown) => (String(load).includes('LinkView') ? LinkView : QrView);
  return {
    // The views have different props.
    lazyScreen: (load) => Object.assign(viewOf(load), { load: loaded, prefetch: loaded, inDocument: false }) as never,
  };
});

const typical = typicalOf('getDepositLookup');

/** The modal at an address with preloaded queries. Null: the lookup failed. */
function show(address: string, { lookup = typical, rules = {}, code, codeFails = false }: Known = {}) {
  const client = clientWith(
    [depositQuery().queryKey, lookup ?? failedLoad],
    [slipRulesQuery().queryKey, rules ? { slip: rules } : failedLoad],
    [qrcodeQuery('WW').queryKey, codeFails ? failedLoad : code],
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      {/* No upload is running. */}
      <IsRestoringProvider value>
        <MemoryRouter initialEntries={[`/user/home?open=deposit${address}`]}>
          <DepositModal onClose={() => undefined} />
        </MemoryRouter>
      </IsRestoringProvider>
    </QueryClientProvider>,
  );
}

const link = (way: string) => `/user/home?open=deposit&way=${way}`;
const linksIn = (markup: string) =>
  elementsOf(markup).flatMap(({ tag, attributes }) => (tag === 'a' ? (attributes['href'] ?? '') : []));
const buttonIn = (markup: string, type = 'submit') =>
  elementsOf(markup).find(({ tag, attributes }) => tag === 'button' && attributes['type'] === type)?.attributes;

describe('the list', () => {
  test('R-210 A-52 links to each way that the lookup allows', () => {
    const rules = { depositMin: 20 };
    expect(linksIn(show('', { rules }))).toEqual(['transfer', 'qr', 'link', 'slip'].map(link));
    expect(linksIn(show('', { lookup: { banks: [], wallets: [], isManual: false }, rules }))).toEqual([link('slip')]);
  });

  test('R-226 a single QR provider shows its minimum in the list', () => {
    const [bank] = typical.banks;
    if (!bank) throw new Error('The example has no bank');
    const banks = [{ ...bank, bankCode: 'WW', bankType: 'PAYMENT' }];
    expect(textOf(show('', { lookup: { ...typical, banks } }))).toContain('Minimum 100.00 baht for this channel');
  });

  test('R-214 R-215 R-216 states the slip rules of the service', () => {
    const text = textOf(show('', { rules: { depositMin: 20, uploadFrom: '06:00', uploadTo: '23:30' } }));
    const said = [
      'Minimum deposit 20.00 baht, unless a way to deposit shows its own minimum',
      'You can upload slips every day from 06:00 to 23:30',
      'Each QR code is for one deposit only',
      'If you have an active bonus, you must withdraw your whole balance, not part of it',
      'Money reaches your wallet within 1 minute of a deposit',
      'Upload your slip within 1 hour of the transfer',
    ];
    for (const each of said) expect(text).toContain(each);
  });

  test.each([{}, { depositMin: null, uploadFrom: '06:00' }, null])(
    'R-214 A-60 shows no limit that the service did not send: %j',
    (rules) => {
      const text = textOf(show('', { lookup: { banks: [], wallets: [], isManual: true }, rules }));
      expect(text).toContain("There's a minimum deposit.");
      expect(text).toContain('You can upload slips only during daily service hours');
      expect(text).not.toMatch(/\d+\.\d\d|\d\d:\d\d/);
    },
  );

  test('R-211 a failed load of the ways is silent', () => {
    const markup = show('', { lookup: null, rules: { depositMin: 20 } });
    expect(textOf(markup)).toMatch(/^DepositBefore you deposit/);
    expect(markup).not.toMatch(/role="(alert|status)"/);
    expect(linksIn(markup)).toEqual([]);
  });

  test('A-114 slip rules that could not be loaded are left out silently', () => {
    const markup = show('', { rules: null });
    expect(linksIn(markup)).toEqual(linksIn(show('')));
    expect(markup).not.toMatch(/role="(alert|status)"/);
    expect(textOf(markup)).not.toContain("Couldn't load");
  });
});

describe('bank transfer', () => {
  test('R-212 R-213 each account with its bank, name, number and how it is credited', () => {
    const markup = show('&way=transfer');
    const text = textOf(markup);
    expect(text).toContain('Siam Commercial BankAutomatic · bahtNAGA WALLET CO LTD405-123-4567');
    expect(text).toContain('Government Savings BankChecked by the admin · bahtNAGA WALLET CO LTD020123456789');
    expect(markup.match(/aria-label="Copy account number, /g)).toHaveLength(3);
  });

  test('A-52 offers a slip if nothing was credited', () => {
    expect(linksIn(show('&way=transfer'))).toEqual([link('slip')]);
  });
});

describe('QR', () => {
  const code: PendingQrcode = { id: 'q1', markup: '<svg><g/></svg>', amount: 1234.5, deadline: null };

  test('A-114 a code that could not be loaded is a quiet line without a form', () => {
    const markup = show('&way=qr&bank=WW', { codeFails: true });
    expect(textOf(markup)).toContain("Couldn't load. Try again.");
    expect(textOf(markup)).not.toContain('Create QR');
    expect(markup).not.toMatch(/role="alert"/);
  });

  test('R-221 R-223 R-226 without a code there is the form', () => {
    const markup = show('&way=qr&bank=WW', { code: null });
    expect(textOf(markup)).toMatch(/Deposit by QR · PromptPay WW.*Amount \(baht\)bahtMinimum 100\.00/);
    expect(textOf(markup)).toContain('1002003005001,000Create QR');
  });

  test('R-229 R-232 R-233 an open code is shown with its amount', () => {
    const markup = show('&way=qr&bank=WW', { code });
    expect(elementsOf(markup).find(({ tag }) => tag === 'img')?.attributes).toMatchObject({
      alt: 'QR code for 1,234.50\u00a0baht',
      src: expect.stringMatching(/^data:image\/svg\+xml;charset=utf-8,%3Csvg/) as string, // the matcher stands for a string
    });
    const text = textOf(markup);
    const said = ['1,234.50 baht', 'Pay this QR code only once', 'Save QR image', "I've paid", 'Cancel QR'];
    for (const each of said) expect(text).toContain(each);
    expect(text).not.toContain('Expires');
    expect(text).toContain("We can't tell when this QR code expires.");
  });

  test('R-230 B-06 counts down, and warns near the end', () => {
    const at = (seconds: number) => {
      const deadline = { at: performance.now() + seconds * 1000, byServer: true };
      const markup = show('&way=qr&bank=WW', { code: { ...code, deadline } });
      expect(textOf(markup)).not.toMatch(/device's clock|can't tell when/);
      return textOf(markup).match(/Expires in \d\d:\d\d|This QR code expires in \d+ seconds/g);
    };
    expect(at(90)).toEqual(['Expires in 01:30']);
    expect(at(31)).toEqual(['Expires in 00:31']);
    // Visible, and announced once.
    const warning = 'This QR code expires in 30 seconds';
    expect(at(30)).toEqual(['Expires in 00:30', warning, warning]);
  });

  test('A-120 by the device clock it counts down with a warning', () => {
    const deadline = { at: performance.now() + 90_000, byServer: false };
    const text = textOf(show('&way=qr&bank=WW', { code: { ...code, deadline } }));
    expect(text).toContain('Expires in 01:30');
    expect(text).toContain("This time follows this device's clock.");
  });

  test('R-231 an expired code is replaced by the form', () => {
    const deadline = { at: performance.now() - 1, byServer: true };
    const markup = show('&way=qr&bank=WW', { code: { ...code, deadline } });
    expect(markup).not.toContain('<img');
    expect(textOf(markup)).toContain("This QR code has expired. Don't pay it. Create a new one.Amount (baht)");
  });

  test('R-237 a code that cannot be shown has a message and can be cancelled', () => {
    const markup = show('&way=qr&bank=WW', { code: { ...code, markup: '<img src=x onerror="alert(1)">' } });
    expect(markup).not.toContain('<img');
    expect(textOf(markup)).toContain("We can't show this QR code.");
    expect(textOf(markup)).toContain('Cancel QR');
    expect(textOf(markup)).not.toMatch(/Save QR|I've paid/);
  });
});

describe('gift link', () => {
  test('R-239 R-240 R-244 the wallet, the minimum, and nothing to send yet', () => {
    const markup = show('&way=link');
    expect(textOf(markup)).toContain('NAGA WALLETAutomatic');
    expect(textOf(markup)).toContain('Minimum 2 baht for a gift link');
    expect(buttonIn(markup)).toHaveProperty('disabled');
  });
});

describe('slip', () => {
  test('R-216 A-61 asks for a picture and can be reached without the lookup', () => {
    const markup = show('&way=slip', { lookup: null, rules: { uploadFrom: '06:00', uploadTo: '23:30' } });
    expect(elementsOf(markup).find(({ attributes }) => attributes['type'] === 'file')?.attributes).toMatchObject({
      accept: 'image/png,image/jpeg,image/gif,image/webp,image/jpg',
    });
    expect(textOf(markup)).toContain('Upload your slip within 1 hour of the transfer');
    expect(textOf(markup)).toContain('from 06:00 to 23:30');
  });
});

import { describe, expect, test } from 'vitest';
import { callsOf, holdAnswer } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, shownText, until } from '../../support/screen.ts';

// What the forms of deposits, transfers and withdrawals show and take.

const qr = (bank: string) => `/user/profile?open=deposit&way=qr&bank=${bank}`;

describe('the QR code of', () => {
  test.each([
    ['R-222', 'KBANK', ['10', '20', '50', '100', '500', '1,000']],
    ['R-223', 'WW', ['100', '200', '300', '500', '1,000']],
    ['R-224', 'FP', ['10', '50', '100', '500', '1,000']],
  ])('%s %s has these quick amounts, in this order: %j', async (_id, bank, amounts) => {
    await open(qr(bank));
    const group = await find('group', 'Quick amounts');
    expect(Array.from(group.querySelectorAll('button'), ({ textContent }) => textContent)).toEqual(amounts);
  });

  test.each([
    ['WW', '99', 'Minimum 100.00 baht with this provider'],
    ['FP', '9', 'Minimum 10.00 baht with this provider'],
    ['KBANK', '100.005', 'Use no more than 2 decimal places'],
  ])('R-226 quality 5: %s of %s is not created and says why: %s', async (bank, typed, problem) => {
    await open(qr(bank));
    await fill(/Amount/, typed);
    await press('button', /^Create QR/);
    await until(() => all('alert').some((alert) => alert.textContent.replaceAll('\u00a0', ' ') === problem), problem);
    expect(callsOf('createQrcode')).toEqual([]);
  });

  test('A-54 WW announces its minimum by a new element when it is a problem', async () => {
    await open(qr('WW'));
    await fill(/Amount/, '99');
    const note = () =>
      [...place().querySelectorAll('form p')].find(({ textContent }) => textContent.startsWith('Minimum'));
    const hint = note();
    await press('button', /^Create QR/);
    await until(() => all('alert').length > 0, 'the problem');
    expect(hint).toBeDefined();
    expect(note()).not.toBe(hint);
  });

  test('R-228 R-229 KBANK has no minimum and shows the created code with its amount', async () => {
    await open(qr('KBANK'));
    await fill(/Amount/, '0.5');
    await press('button', 'Create QR 0.50 baht');
    await find('img', 'QR code for 0.50 baht');
    expect(callsOf('createQrcode').map(({ path, body }) => [path, body])).toEqual([
      ['/api/qrcode/KBANK', { amount: 0.5 }],
    ]);
  });

  test('R-221 KBANK is read by its code, and one that exists takes the place of the form', async () => {
    await open(qr('KBANK'));
    await fill(/Amount/, '50');
    expect(callsOf('getQrcode').at(-1)?.path).toBe('/api/qrcode/KBANK');
    await press('button', 'Create QR 50.00 baht');
    await find('img', 'QR code for 50.00 baht');
    await open(qr('KBANK'), { anew: true });
    await find('img', 'QR code for 50.00 baht');
    expect(all('textbox')).toEqual([]);
  });
});

describe('the gift link', () => {
  const gift = '/user/profile?open=deposit&way=link';

  test('R-239 cannot be sent while it is empty, and can be once it is typed', async () => {
    await open(gift);
    await field('Gift link');
    const isOff = () => place().querySelector<HTMLButtonElement>('button[type=submit]')?.disabled;
    expect(isOff()).toBe(true);
    await fill('Gift link', 'https://gift.example.com/campaign/?v=abc');
    expect(isOff()).toBe(false);
  });

  test('R-244 names the wallet that receives it and how it is credited', async () => {
    await open(gift);
    await see(/NAGA WALLET\s*Automatic/);
  });
});

describe('a transfer', () => {
  test.each([
    ['0.99', 'Minimum amount 1.00 baht'],
    ['-1', 'Minimum amount 1.00 baht'],
    ['1.005', 'Use no more than 2 decimal places'],
    ['', 'Enter an amount, such as 100 or 100.50'],
  ])('R-248 of "%s" is not sent and says why: %s', async (typed, problem) => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, typed);
    place().querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await see(problem);
    expect(callsOf('transfer')).toEqual([]);
  });

  test('R-248 of 1 baht is sent', async () => {
    await open('/user/profile?open=transfer&to=PGSLOT');
    await fill(/Amount/, '1');
    await press('button', 'Transfer 1.00 baht');
    await until(() => callsOf('transfer').length === 1, 'the request');
  });
});

test('R-257 A-150 a withdrawal shows the bank account and warns of a bonus before it', async () => {
  await open('/user/profile?open=withdraw');
  await see('Withdrawal limits');
  expect(shownText()).toMatch(/Kasikornbank\s*SOMCHAI JAIDEE\s*123-456-7890/);
  expect(shownText()).toContain('If you have an active bonus, meet its conditions before you withdraw');
});

/** What a screen reader would read again: the type and the description of the field. */
function watch(input: HTMLElement): string[] {
  const seen: string[] = [];
  const attributes = { attributeFilter: ['type', 'aria-describedby'] };
  new MutationObserver((all) => seen.push(...all.map(({ attributeName }) => String(attributeName)))).observe(
    input,
    attributes,
  );
  for (const id of input.getAttribute('aria-describedby')?.split(' ') ?? []) {
    const note = document.getElementById(id);
    if (note === null) seen.push(`${id} is missing`);
    else new MutationObserver(() => seen.push(note.textContent)).observe(note, { subtree: true, childList: true });
  }
  return seen;
}

describe('each key in a field with a problem', () => {
  test.each([
    ['withdraw', /Amount/, '1', ['10', '10.5']],
    ['game&slot=PGSLOT', /Amount/, '0', ['0.0', '0.00']],
    ['deposit&way=link', 'Gift link', '1', ['1h', '1ht']],
  ] as const)('quality 14: sets nothing again that a reader would read: %s', async (modal, label, wrong, keys) => {
    await open(`/user/profile?open=${modal}`);
    await fill(label, wrong);
    place().querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    const input = await field(label);
    await until(() => input.getAttribute('aria-invalid') === 'true', 'the problem');
    // The reason of a refused link is about the link that was sent, so it goes with the first key.
    if (label === 'Gift link') await fill(label, `${wrong}x`);
    const seen = watch(input);
    for (const typed of keys) await fill(label, typed);
    expect(seen).toEqual([]);
  });
});

test('R-264 quality 5 a withdrawal cannot be sent before its limits are known', async () => {
  const release = holdAnswer('getWithdrawLimits');
  await open('/user/profile?open=withdraw');
  await fill(/Amount/, '500');
  const isOff = () => place().querySelector<HTMLButtonElement>('button[type=submit]')?.disabled;
  const during = isOff();
  await release();
  await until(() => isOff() === false, 'the button');
  expect(during).toBe(true);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, find, open, place, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const page = '/user/bonus';
/** No requirement shows them. */
const hidden = { turnover: 7171, turnoverMultiplier: 7272, minimumCancel: 7373, cancelThreshold: 7474 };

interface GivenBonus {
  code: string;
  type?: string;
  maxReceived?: null;
  banners?: { image: string; html: string }[];
  userBonus?: { _id: string; isActive: boolean; received: { _id: string; updatedAt: string }[] };
}

const list = (...bonuses: GivenBonus[]) =>
  control.fail('listBonuses', {
    status: 200,
    body: {
      bonuses: bonuses.map((bonus) => ({
        ...{ type: 'limit', maxReceived: 1, percentFail: 5, banners: [], userBonus: null },
        ...hidden,
        ...bonus,
      })),
    },
    times: 20,
  });
const received = (updatedAt: string) => ({ _id: 'u', isActive: false, received: [{ _id: '0', updatedAt }] });
const held = { _id: 'u', isActive: true, received: [] };
const card = (code: string) => find('button', new RegExp(`^${code} `));

describe('the bonus page', () => {
  test.each([
    ['title', 'heading', 'Bonus conditions'],
    ['code box', 'textbox', 'Promotion code'],
    ['search button', 'button', 'Search'],
  ] as const)('R-324 has a %s', async (_what, role, name) => {
    await open(page);
    await find(role, name);
  });
});

describe('a card', () => {
  test.each([
    ['day', 'Daily'],
    ['week', 'Weekly'],
    ['limit', 'No limit'],
  ])('A-72 of a bonus of the type %s without a maximum is called %s', async (type, text) => {
    list({ code: 'NEW', type, maxReceived: null });
    await open(page);
    expect((await card('NEW')).textContent).toContain(text);
  });

  test('R-327 of the bonus that is held says so', async () => {
    list({ code: 'HELD', userBonus: held }, { code: 'NEW' });
    await open(page);
    expect((await card('HELD')).textContent).toContain('Current');
    expect((await card('NEW')).textContent).not.toContain('Current');
  });

  test.each(['HELD', 'NEW'])('R-327 R-329 with the code %s opens its bonus', async (code) => {
    list({ code: 'HELD', userBonus: held }, { code: 'NEW' });
    await open(page);
    await press('button', new RegExp(`^${code} `));
    await find('dialog', 'Bonus');
    expect(location.search).toBe(`?open=bonus&code=${code}`);
    expect(place().textContent).toContain(`${code} · `);
  });

  test.each([
    ['R-330 received long ago', 'limit', '2020-01-01T00:00:00Z'],
    ['R-331 received since midnight in Bangkok', 'day', '2026-11-20T00:00:00+07:00'],
    ['R-332 received since Sunday in Bangkok', 'week', '2026-11-15T00:00:00+07:00'],
  ])('R-328 %s, of the type "%s", cannot be pressed and says that its limit is reached', async (_when, type, at) => {
    list({ code: 'OVER', type, userBonus: received(at) });
    await open(page);
    const button = await card('OVER');
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(button.textContent).toContain('Limit reached');
  });

  test.each([
    ['R-331 received the day before in Bangkok', 'day', '2026-11-19T23:59:59.999+07:00'],
    ['R-332 received the week before in Bangkok', 'week', '2026-11-14T23:59:59.999+07:00'],
  ])('R-328 %s, of the type "%s", can be pressed', async (_when, type, at) => {
    list({ code: 'AGAIN', type, userBonus: received(at) });
    await open(page);
    const button = await card('AGAIN');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.textContent).not.toContain('Limit reached');
  });
});

test('R-328 a link to a bonus that was received in full opens it, but it cannot be received', async () => {
  list({ code: 'OVER', userBonus: received('2020-01-01T00:00:00Z') });
  await open(`${page}?open=bonus&code=OVER`);
  expect((await find('button', 'Limit reached')).hasAttribute('disabled')).toBe(true);
  expect(all('button', 'Claim bonus')).toEqual([]);
});

describe('the sheet of a bonus', () => {
  const notice =
    '<p>%percentFail%% now, %percentFail%% later</p><script>window.ran=1</script><img src=x onerror="x()">';

  beforeEach(async () => {
    list({ code: 'NEW', banners: [{ image: '/media/banners/bonus-1.svg', html: '' }] });
    control.fail('checkActiveBonus', { body: { status: true, type: 'B1', ...hidden }, times: 5 });
    control.fail('getNotice', { body: { notice }, times: 5 });
    await open(`${page}?open=bonus&code=NEW`);
    await see(/later/);
  });

  test('R-335 has its percentage everywhere in the notice', () => {
    expect(shownText()).toContain('5% now, 5% later');
  });

  test('R-335 has nothing of the notice that runs', () => {
    const element = [...place().querySelectorAll('p')].find(({ textContent }) => textContent.includes('5% now'));
    expect(element?.parentElement?.querySelector('script, img, [onerror]')).toBeNull();
  });

  test('R-344 has no turnover and no threshold', () => {
    expect(document.body.textContent).not.toMatch(/7171|7272|7373|7474|turnover/i);
  });
});

describe('the cancellation of a bonus', () => {
  const question = `${page}?open=cancel-bonus`;
  const text = 'Cancel this bonus? It ends right away. How much you keep depends on the bonus conditions.';

  test('R-337 asks first', async () => {
    control.setBonus(rich, '100.00');
    await open(page);
    await press('button', 'Cancel bonus');
    await find('dialog', 'Cancel bonus');
    await see(text);
    await press('button', 'Keep bonus');
    await until(() => all('dialog').length === 0, 'the page');
    expect(callsOf('clearBonus')).toEqual([]);
    expect(control.member(rich).bonusCode).not.toBeNull();
  });

  test('R-337 R-074 sends one request, after which no bonus is held', async () => {
    control.setBonus(rich, '100.00');
    await open(question);
    await press('button', 'Cancel bonus');
    await see('Bonus cancelled');
    expect(callsOf('clearBonus').map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/bonus/clear']);
    expect(control.member(rich).bonusCode).toBeNull();
  });

  test('R-337 leaves the code box and no current card', async () => {
    control.setBonus(rich, '100.00');
    await open(page);
    await press('button', 'Cancel bonus');
    await see(text);
    await press('button', 'Cancel bonus');
    await see('Bonus cancelled');
    all('button', 'Close').at(-1)?.click();
    await field('Promotion code');
    await until(() => !shownText().includes('Current'), 'the cards');
  });

  test('R-337 shows the notice with the percentage of the bonus that is held', async () => {
    list({ code: 'HELD', userBonus: held });
    control.fail('getNotice', { body: { notice: '<p>%percentFail%% is kept</p>' }, times: 5 });
    control.setBonus(rich, '100.00');
    await open(question);
    await see('5% is kept');
  });

  test('R-337 without a bonus leads to the bonuses', async () => {
    await open(question);
    await see('You have no active bonus');
    await press('link', 'See bonuses');
    await until(() => all('dialog').length === 0, 'the page');
  });

  test('R-339 shows the message of the service', async () => {
    control.setBonus(rich, '100.00');
    control.fail('clearBonus', { body: { message: 'BONUS_CLEAR' } });
    await open(question);
    await press('button', 'Cancel bonus');
    await find('heading', 'Bonus cancelled');
  });

  test('R-339 shows a message that is not a code unchanged', async () => {
    control.setBonus(rich, '100.00');
    control.fail('clearBonus', { body: { message: 'Cleared by hand' } });
    await open(question);
    await press('button', 'Cancel bonus');
    await see('Cleared by hand');
  });
});

test('R-325 a code in a link is looked up in capitals', async () => {
  await open(`${page}?open=promotion&code=naga2026`);
  await find('button', 'Claim promotion');
  expect(callsOf('findPromotion').map(({ path }) => path)).toEqual(['/api/promotion/find/NAGA2026']);
});

describe('the cancellation of a held bonus', () => {
  test('R-337 waits until it is known that one is held', async () => {
    control.setBonus(rich, '100.00');
    const release = holdAnswer('checkActiveBonus');
    await open(`${page}?open=cancel-bonus`);
    const isOff = (await find('button', 'Cancel bonus')).hasAttribute('disabled');
    await release();
    expect(isOff).toBe(true);
  });

  test('R-339 reads the balance again', async () => {
    control.setBonus(rich, '100.00');
    await open(`${page}?open=cancel-bonus`);
    const button = await find('button', 'Cancel bonus');
    await until(() => !button.hasAttribute('disabled'), 'the check');
    await time.pass(1_000);
    const before = callsOf('getWallet').length;
    await press('button', 'Cancel bonus');
    await see('Bonus cancelled');
    await until(() => callsOf('getWallet').length > before, 'the balance');
  });
});

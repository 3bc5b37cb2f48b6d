import { describe, expect, test } from 'vitest';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { bonusHeld, laos, newcomer, rich } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();

async function accountOf(phone: string, slotCode: string) {
  const { body } = await ask('getSlotAccount', { as: phone, params: { slotCode } });
  return body as { username: string; password: string; event?: Record<string, string> }; // the sandbox checks its own answers
}

async function loginOf(phone: string, slotCode: string) {
  const { username, password } = await accountOf(phone, slotCode);
  return { username, password };
}

async function linkFor(phone: string, slotCode: string): Promise<string> {
  const params = { provider: slotCode.toLowerCase(), ...(await loginOf(phone, slotCode)) };
  const { body } = await ask('autoLoginWithPassword', { as: phone, params });
  return (body as { link: string }).link; // the sandbox checks its own answers
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(sandbox().gameSite + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function pageAt(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
const balanceIn = (text: string) => /id="balance">([^<]*)/.exec(text)?.[1];

describe('sandbox: auto-login', () => {
  test('the link leads to a page of another origin with the member and the balance', async () => {
    const link = await linkFor(rich, 'PGSLOT');
    expect(new URL(link).origin).toBe(sandbox().gameSite);
    expect(sandbox().gameSite).not.toBe(sandbox().url);
    const { status, text } = await pageAt(link);
    expect(status).toBe(200);
    expect(text).toContain((await accountOf(rich, 'PGSLOT')).username);
    expect(text).toContain('auto-login link');
    expect(balanceIn(text)).toBe('2480.50');
  });

  test('the short form works; a session of another game, or none, does not', async () => {
    const { username } = await accountOf(rich, 'PGSLOT');
    const { body } = await ask('autoLogin', { as: rich, params: { provider: 'pgslot', username } });
    const { link } = body as { link: string }; // the sandbox checks its own answers
    expect((await pageAt(link)).status).toBe(200);
    expect((await pageAt(link.replace('/pgslot/', '/huayhd/'))).status).toBe(403);
    expect((await pageAt(`${sandbox().gameSite}/pgslot/play?session=x`)).status).toBe(403);
    sandbox().control.reset();
    expect((await pageAt(link)).status).toBe(403);
  });

  test.each([
    ['NO_GAME', 'askmebet', 'anybody'],
    ['SLOT_NO_ACCOUNT', 'pgslot', 'anybody'],
    ['NOT_AREASLOT', 'areaslot', 'anybody'],
    ['NOT_UFABET', 'usun', 'anybody'],
    ['NOT_UFABET', 'imi', 'anybody'],
    ['KEY_INVALID', 'ufabet', 'anybody'],
  ])('A-117 %s from %s for %s', async (code, provider, username) => {
    const answer = await ask('autoLogin', { as: rich, params: { provider, username } });
    expect(answer).toEqual(refusal(code));
  });

  test('A-117 a closed game is NO_GAME; a wrong password is SLOT_NO_ACCOUNT', async () => {
    const params = { provider: 'pgslot', ...(await loginOf(rich, 'PGSLOT')) };
    const wrong = { ...params, password: 'wrong' };
    const login = (sent: typeof params) => ask('autoLoginWithPassword', { as: rich, params: sent });
    expect(await login(wrong)).toEqual(refusal('SLOT_NO_ACCOUNT'));
    sandbox().control.setMaintenance('PGSLOT', true);
    expect(await login(params)).toEqual(refusal('NO_GAME'));
  });

  test('imi and usun lead to UFABET', async () => {
    const { username } = await accountOf(bonusHeld, 'UFABET');
    const { body } = await ask('autoLogin', { as: bonusHeld, params: { provider: 'usun', username } });
    const { link } = body as { link: string }; // the sandbox checks its own answers
    expect((await pageAt(link)).text).toContain('Ring 9');
  });

  test('A-04 accounts of SLOTRACHA have no password to reset', async () => {
    await ask('activateSlot', { as: newcomer, params: { slotCode: 'SLOTRACHA' } });
    expect((await accountOf(newcomer, 'SLOTRACHA')).password).toBe('');
    expect(await ask('resetSlotPassword', { as: newcomer, params: { slotCode: 'SLOTRACHA' } })).toEqual(
      refusal('SLOT_RESET_PASSWORD_FAIL'),
    );
  });
});

describe('sandbox: the login form of a game', () => {
  const path = '/ufabet/Default8.aspx';

  test('R-297 all event fields with username and password sign in', async () => {
    const { event = {}, username, password } = await accountOf(bonusHeld, 'UFABET');
    expect(Object.keys(event).length).toBeGreaterThan(2);
    const response = await post(path, { ...event, username, password });
    expect(response.status).toBe(303);
    const { text } = await pageAt(sandbox().gameSite + String(response.headers.get('location')));
    expect(text).toContain(username);
    expect(text).toContain('form posted by the wallet');
  });

  test('R-297 a missing or changed field is named', async () => {
    const { event = {}, ...login } = await accountOf(bonusHeld, 'UFABET');
    const whole = Object.entries<string>({ ...event, ...login });
    for (const [name] of whole) {
      const response = await post(path, Object.fromEntries(whole.filter(([each]) => each !== name)));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(name);
    }
    expect((await post(path, { ...event, ...login, __VIEWSTATE: 'other' })).status).toBe(400);
    expect((await post(path, { ...event, ...login, password: 'wrong' })).status).toBe(403);
  });

  test('a game without an event has no login form', async () => {
    expect((await post('/casino9/Default8.aspx', {})).status).toBe(404);
  });

  test('a site without a form has a typed login', async () => {
    await ask('activateSlot', { as: newcomer, params: { slotCode: 'CASINO9' } });
    const { username, password } = await accountOf(newcomer, 'CASINO9');
    expect((await post('/casino9/sign-in', { username, password: 'wrong' })).status).toBe(403);
    const response = await post('/casino9/sign-in', { username, password });
    const { text } = await pageAt(sandbox().gameSite + String(response.headers.get('location')));
    expect(text).toContain('typed here');
  });
});

describe('sandbox: playing', () => {
  const play = async (link: string, outcome: string) => {
    const session = new URL(link).searchParams.get('session') ?? '';
    await post(new URL(link).pathname, { session, outcome });
    return balanceIn((await pageAt(link)).text);
  };

  test('changes the balance immediately in the game, and in the wallet after the next refresh', async () => {
    const link = await linkFor(rich, 'PGSLOT');
    expect(await play(link, 'win')).toBe('2530.50');
    expect(await play(link, 'lose')).toBe('2480.50');
    expect(await play(link, 'lose')).toBe('2430.50');
    expect(sandbox().control.ledger(rich).accounts['PGSLOT']).toBe('2480.50');
    await ask('refreshSlots', { as: rich });
    expect(sandbox().control.ledger(rich).accounts['PGSLOT']).toBe('2430.50');
  });

  test('a loss is limited to the balance, and without money nothing can be won', async () => {
    sandbox().control.setGameBalance(rich, 'PGSLOT', '20.00');
    const link = await linkFor(rich, 'PGSLOT');
    expect(await play(link, 'lose')).toBe('0.00');
    expect(await play(link, 'win')).toBe('0.00');
  });

  test('kip stakes are in thousands', async () => {
    const link = await linkFor(laos, 'HUAYHD');
    expect(await play(link, 'win')).toBe('370000.00');
  });
});

test('sandbox: every game link of the wallet exists on the game sites', async () => {
  const { body } = await ask('getWallet', { as: rich });
  const { slots } = body as { slots: Record<'web' | 'android' | 'ios', string | null>[] }; // the sandbox checks its own answers
  const addresses = slots.flatMap(({ web, android, ios }) => [web, android, ios]).filter((address) => address !== null);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(new URL(address).origin).toBe(sandbox().gameSite);
    expect((await pageAt(address)).status, address).toBe(200);
  }
});

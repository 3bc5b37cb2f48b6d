import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, press, reaction, see, until } from '../../support/screen.ts';

const game = '/user/profile?open=game&slot=PGSLOT';

describe('a choice of games', () => {
  test('R-298 A-45 has the open accounts of its category', async () => {
    await open('/user/home?open=games&category=slot');
    const names = async () => {
      await find('button', /^Naga Slots/);
      return all('button').filter((each) => each.hasAttribute('aria-pressed'));
    };
    expect((await names()).map(({ textContent }) => textContent.replace(/฿.*/, ''))).toEqual([
      'Naga Slots',
      'Lotus 88',
    ]);
  });

  test('A-45 B-05 Back from the chosen game leads home', async () => {
    await open('/user/home');
    const [choose] = all('link', 'Choose a game account');
    choose?.click();
    await press('button', /^Lotus 88/);
    await see('Game username');
    await goBack();
    await time.pass(reaction);
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
  });
});

describe('the login of a game', () => {
  const copies = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  beforeEach(() => {
    copies.mockClear();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copies } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  test.each(['username', 'password'] as const)('R-290 R-291 copies its %s', async (part) => {
    control.fail('getSlotAccount', { body: { username: 'naga-1', password: 'secret-1' }, times: 9 });
    await open(game);
    await press('button', `Copy game ${part}`);
    expect(copies.mock.calls).toEqual([[part === 'username' ? 'naga-1' : 'secret-1']]);
  });

  test('R-290 A-04 without a password has a dash, and nothing to show or copy', async () => {
    control.fail('getSlotAccount', { body: { username: 'naga-1', password: '' }, times: 9 });
    await open(game);
    await see(/Game password\s*-/);
    expect([all('button', 'Show'), all('button', 'Copy game password')]).toEqual([[], []]);
  });

  test('R-289 the question of a reset closes with its answer', async () => {
    await open(game);
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await see('Game password reset');
    expect(all('button', 'Reset')).toEqual([]);
  });

  test('R-289 A-117 a reset that fails is not told as done', async () => {
    control.fail('resetSlotPassword', { code: 'INTERNAL_SERVER_ERROR' });
    await open(game);
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await until(() => callsOf('resetSlotPassword').length === 1, 'the request');
    await time.pass(1_000);
    expect(document.body.textContent).not.toContain('Game password reset');
  });

  test('B-10 of another game by Back or Forward is hidden, and its form is empty', async () => {
    await open(game);
    await press('button', 'Show');
    await fill(/Amount/, '100');
    history.pushState(null, '', '/user/profile?open=game&slot=JOKER2');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await find('dialog', 'Lotus 88');
    await find('button', 'Show');
    expect(await field(/Amount/)).toHaveProperty('value', '');
  });
});

test('R-287 quality 1: a game that is being opened cannot be opened twice', async () => {
  await open('/user/profile?open=game&slot=UFABET');
  const release = holdAnswer('activateSlot');
  await press('button', 'Open account');
  await time.pass(reaction);
  (await find('button', 'Open account')).click();
  await time.settle();
  const isBusy = (await find('button', 'Open account')).getAttribute('aria-busy');
  await release();
  expect([isBusy, callsOf('activateSlot').length]).toEqual(['true', 1]);
});

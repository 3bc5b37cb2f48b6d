import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, find, open, press, see, shownText, until } from '../../support/screen.ts';

const game = '/user/profile?open=game&slot=PGSLOT';
const byHand = "Game didn't open? Open it here";

describe('a game whose window the browser blocks', () => {
  beforeEach(() => {
    vi.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const enter = async () => {
    await open(game);
    await press('button', 'Open game');
    await find('link', byHand);
  };

  test('R-295 R-302 has a link, which stays in this tab', async () => {
    await enter();
    expect((await find('link', byHand)).getAttribute('target')).toBe('_self');
  });

  test('R-289 R-295 loses the link with the old password when that is reset', async () => {
    await enter();
    await press('button', 'Reset game password');
    await press('button', 'Reset');
    await see('Game password reset');
    await until(() => all('link', byHand).length === 0, 'the end of the link');
  });

  test('R-295 loses the link of the last attempt with the next one', async () => {
    await enter();
    const release = holdAnswer('autoLoginWithPassword');
    await press('button', 'Open game');
    await time.pass(1);
    const during = all('link', byHand).length;
    await release();
    expect(during).toBe(0);
  });

  test('R-299 A-117 that is refused says why, and can be tried again', async () => {
    control.fail('autoLoginWithPassword', { code: 'NOT_AREASLOT' });
    await open(game);
    await press('button', 'Open game');
    await see('This is not an AreaSlot account');
    await press('button', 'OK');
    await press('button', 'Open game');
    await find('link', byHand);
  });

  test('R-295 is not opened at an address that is not allowed', async () => {
    control.fail('autoLoginWithPassword', { status: 200, body: { link: 'javascript:alert(1)' } });
    await open(game);
    await press('button', 'Open game');
    await see("We can't open this game");
    expect(all('link', byHand)).toEqual([]);
  });
});

describe('a game account that could not be loaded', () => {
  test('R-299 R-287 because the service knows none stays so while it is read again', async () => {
    control.fail('getSlotAccount', { code: 'SLOT_NO_ACCOUNT', times: 9 });
    await open(game);
    await see("We couldn't find your account for this game");
    const reads = callsOf('getSlotAccount').length;
    const release = holdAnswer('getSlotAccount');
    await press('button', 'Open account');
    await until(() => callsOf('getSlotAccount').length > reads, 'another reading');
    await time.pass(1);
    const during = shownText();
    await release();
    expect(during).toContain("We couldn't find your account for this game");
  });

  test('R-287 of a game that was never opened is no lost account', async () => {
    await open('/user/profile?open=game&slot=AREASLOT');
    await see("You don't have an account for this game yet");
    await find('button', 'Open account');
  });

  test('A-114 has one line, which loads it', async () => {
    control.fail('getSlotAccount', { code: 'INTERNAL_SERVER_ERROR' });
    await open(game);
    await press('button', /Couldn't load the game account/);
    await see('Game username');
  });
});

import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { control, time } from '../../support/screen-service.ts';
import { all, find, goBack, open, press, reload, see } from '../../support/screen.ts';
import { FullStorage } from '../../support/web-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the agreement', () => {
  test.each<[string, () => unknown]>([
    ['its cross', () => press('button', 'Close')],
    ['Escape', async () => fireEvent(await find('dialog'), new Event('cancel', { cancelable: true }))],
    ['Back', goBack],
  ])('A-47 that was closed by %s opens again on the next visit of home', async (_way, close) => {
    await open('/user/home', { agreed: false });
    await find('dialog', 'Agreement');
    await close();
    await time.settle();
    expect(all('dialog')).toEqual([]);
    await press('link', 'Profile');
    await see('Member ID');
    await press('link', 'Home');
    await find('dialog', 'Agreement');
  });

  test('A-47 that was accepted does not open again where nothing can be stored', async () => {
    await open('/user/home', { agreed: false });
    vi.stubGlobal('localStorage', new FullStorage());
    await press('button', 'Accept');
    await press('link', 'Profile');
    await see('Member ID');
    await goBack();
    await time.pass(5_000);
    const reopened = all('dialog').length;
    vi.unstubAllGlobals();
    // The acceptance is in memory.
    await reload();
    expect(reopened).toBe(0);
  });

  test('A-47 waits while another modal is open', async () => {
    await open('/user/home?open=refund', { agreed: false });
    await time.pass(5_000);
    expect(all('dialog')).toEqual([await find('dialog', 'Refund')]);
    await press('button', 'Close');
    await find('dialog', 'Agreement');
  });

  test('A-119 says how many of its texts cannot be shown', async () => {
    control.fail('listAgreements', { body: { agreements: ['<p>Rules</p>', null] } });
    await open('/user/home', { agreed: false });
    await find('dialog', 'Agreement');
    await see("1 item can't be shown here");
  });
});

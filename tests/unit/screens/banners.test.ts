import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { callsOf, control, holdAnswer } from '../../support/screen-service.ts';
import { all, find, open, press, see, until } from '../../support/screen.ts';

// The pictures in front of the invite bonus and the refund.

const series = [
  ['R-272', 'invite', 'Invite friends', 'listInviteBanners', 'View my invite bonus', 'Claim bonus'],
  ['R-284', 'refund', 'Refund', 'listRefundBanners', 'View my refund', 'Claim refund'],
] as const satisfies readonly (readonly [string, string, string, OperationId, string, string])[];

const banners = [
  { image: '/media/banners/a.svg', html: '<p>Take <b>50 baht</b></p>' },
  { image: '/media/banners/b.svg', html: null },
];

describe.each(series)('%s the banners of %s', (_id, name, title, operation, onward, claim) => {
  const address = `/user/profile?open=${name}`;

  test('R-203 are opened by the tile, and the modal is not shown yet', async () => {
    await open('/user/home');
    await press('link', title);
    await find('img', 'Picture 1 of 2');
    expect(callsOf(operation)).toHaveLength(1);
    expect(all('button', claim)).toEqual([]);
  });

  test('are the pictures and the texts of the service', async () => {
    control.fail(operation, { body: { banners } });
    await open(address);
    await see('Take 50 baht');
    const pictures = document.querySelectorAll<HTMLImageElement>('dialog figure img');
    expect(Array.from(pictures, ({ src }) => new URL(src).pathname)).toEqual(banners.map(({ image }) => image));
  });

  test('are turned, and those that are not shown are inert', async () => {
    control.fail(operation, { body: { banners } });
    await open(address);
    const inert = () => Array.from(document.querySelectorAll('dialog figure'), (each) => each.hasAttribute('inert'));
    await until(() => inert().length === 2, 'the banners');
    expect(inert()).toEqual([false, true]);
    await press('button', 'Next picture');
    await until(() => inert().join() === 'true,false', 'the second banner');
  });

  test('R-204 lead on to the modal', async () => {
    await open(address);
    await find('img', 'Picture 1 of 2');
    await press('button', onward);
    await find('button', claim);
    expect(document.querySelectorAll('dialog figure')).toHaveLength(0);
  });

  test.each([
    ['could not be read', { code: 'INTERNAL_SERVER_ERROR' }],
    ['are none', { body: { banners: [] } }],
  ] as const)('R-203 A-44 that %s leave the modal', async (_what, fault) => {
    control.fail(operation, fault);
    await open(address);
    await find('button', claim);
    expect(callsOf(operation)).toHaveLength(1);
    expect(all('button', onward)).toEqual([]);
  });

  test('R-203 A-114 that are slow need not be awaited', async () => {
    const release = holdAnswer(operation);
    await open(address);
    await press('button', onward);
    const claims = all('button', claim).length;
    await release();
    expect(claims).toBe(1);
  });
});

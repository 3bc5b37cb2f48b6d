import AES from 'crypto-js/aes.js';
import { describe, expect, test } from 'vitest';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { decryptLink, giftLinkToTry, redeemGiftLink } from '../../../mocks/sandbox/state/gift-links.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { laos, memberOf, newcomer, noWallet, rich, testWorld } from '../../support/test-world.ts';

const encrypt = (text: string, passphrase = 'sandbox-secret') => AES.encrypt(text, passphrase).toString();
const link = (code: string) => `https://gift.truemoney.com/campaign/?v=${code}`;
const redeem = (world: World, text: string, phone = newcomer) =>
  redeemGiftLink(world, memberOf(world, phone), encrypt(text));

describe('sandbox: gift links', () => {
  test('R-241 Node decrypts texts of crypto-js of any length and script', () => {
    for (const text of ['', 'a', giftLinkToTry, 'ก'.repeat(100), 'x'.repeat(4096)]) {
      expect(decryptLink(encrypt(text), 'sandbox-secret')).toBe(text);
    }
    expect(decryptLink(encrypt(giftLinkToTry, 'another secret'), 'sandbox-secret')).not.toBe(giftLinkToTry);
  });

  test.each([
    ['plain text', giftLinkToTry],
    ['no base64', 'U2FsdGVkX1'],
    ['nothing behind the salt', Buffer.from('Salted__12345678').toString('base64')],
    ['half a block', Buffer.from('Salted__12345678abc').toString('base64')],
  ])('%s is TRUELINK_INVALID', (_, sent) => {
    const world = testWorld();
    expect(redeemGiftLink(world, memberOf(world, newcomer), sent)).toMatchObject({ code: 'TRUELINK_INVALID' });
  });

  test.each([
    'https://gift.example.com/campaign/?v=NagaGift100',
    'http://gift.truemoney.com/campaign/?v=NagaGift100',
    'https://gift.truemoney.com/campaign/?v=',
    'https://gift.truemoney.com/campaign/?v=abc',
    'https://gift.truemoney.com.example.com/campaign/?v=NagaGift100',
    link('NagaGift1'),
    link('NagaGift0'),
  ])('%s is TRUELINK_INVALID', (text) => {
    const world = testWorld();
    expect(redeem(world, text)).toMatchObject({ code: 'TRUELINK_INVALID' });
    expect(holding(world, memberOf(world, newcomer), 'WALLET')).toBe(0n);
  });

  test.each([
    ['NagaGift100', 10_000n],
    ['NagaGift2', 200n],
    ['NagaGift12345', 1_234_500n],
  ])('%s is worth what its digits say', (code, amount) => {
    const world = testWorld();
    expect(redeem(world, ` ${link(code)}\n`)).toBeNull();
    expect(holding(world, memberOf(world, newcomer), 'WALLET')).toBe(amount);
    expect(statementOf(world, memberOf(world, newcomer))).toMatchObject([
      { statementType: 'deposit', status: 'SUCCESS', from: 'TRUEMONEY', to: 'WALLET', amount: Number(amount) / 100 },
    ]);
  });

  test('without digits it is 10 to 500 baht, the same for the same link', () => {
    const worth = (code: string) => {
      const world = testWorld();
      redeem(world, link(code));
      return holding(world, memberOf(world, newcomer), 'WALLET');
    };
    for (const code of ['NagaGift', 'abcdefghij', '5LXsMUPX5BsTtNJrXZ']) {
      expect(worth(code) >= 1_000n && worth(code) <= 50_000n).toBe(true);
      expect(worth(code)).toBe(worth(code));
    }
  });

  test('a link can be redeemed once, by any member; a refusal does not use it up', () => {
    const world = testWorld();
    expect(redeem(world, link('NagaGift50'), laos)).toMatchObject({ code: 'TRUELINK_INVALID' });
    expect(redeem(world, link('NagaGift50'), noWallet)).toMatchObject({ code: 'TRUELINK_INVALID' });
    expect(redeem(world, link('NagaGift50'))).toBeNull();
    expect(redeem(world, link('NagaGift50'))).toMatchObject({ code: 'TRUELINK_DUPLICATE' });
    expect(redeem(world, link('NagaGift50'), rich)).toMatchObject({ code: 'TRUELINK_DUPLICATE' });
  });
});

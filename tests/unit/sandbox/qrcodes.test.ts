import { describe, expect, test } from 'vitest';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { createQrcode, deleteQrcode, findQrcode, openQrcode } from '../../../mocks/sandbox/state/qrcodes.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import type { QrCode, World } from '../../../mocks/sandbox/state/world.ts';
import { wait } from '../../support/settle.ts';
import { memberIn, memberOf, newcomer, rich, testWorld } from '../../support/test-world.ts';

const quarter = 15 * 60_000;

function create(world: World, bankCode: string, amount: number, phone = newcomer): QrCode {
  const code = createQrcode(world, memberOf(world, phone), bankCode, amount);
  if (typeof code !== 'object' || !('payload' in code)) throw new Error(`no code: ${JSON.stringify(code)}`);
  return code;
}
const found = (world: World, bankCode: string) => findQrcode(world, memberOf(world, newcomer), bankCode);

describe('sandbox: QR codes', () => {
  test.each([
    ['QR_FAIL', 'WW', 99.99],
    ['QR_FAIL', 'PAYONEX', 99],
    ['QR_FAIL', 'FP', 9.99],
    ['KEY_INVALID', 'KBANK', 0.005],
    ['NO_BANK', 'SCB', 100],
    ['NO_BANK', 'NOBANK', 100],
  ])('%s is what %s answers to %d', (code, bankCode, amount) => {
    const world = testWorld();
    expect(createQrcode(world, memberOf(world, newcomer), bankCode, amount)).toMatchObject({ code });
    expect(world.qrcodes).toEqual([]);
  });

  test.each([
    ['WW', 100],
    ['PAYONEX', 100],
    ['FP', 10],
    ['KBANK', 0.5],
  ])('%s makes a code for %d', (bankCode, amount) => {
    const world = testWorld();
    expect(found(world, bankCode)).toBeNull();
    const code = create(world, bankCode, amount);
    expect(found(world, bankCode)).toBe(code);
    expect(code.expiresAt - world.clock.now()).toBe(quarter);
  });

  test('R-234 a new code voids the member’s previous one at any provider; other members keep theirs', () => {
    const world = testWorld({ settleDelayMs: 1000 });
    const others = create(world, 'WW', 300, rich);
    const codes = [create(world, 'WW', 100), create(world, 'WW', 200), create(world, 'FP', 20)];
    expect(codes.map(({ state }) => state)).toEqual(['void', 'void', 'open']);
    expect(found(world, 'WW')).toBeNull();
    wait(world, 1000);
    expect([...codes, others].map(({ state }) => state)).toEqual(['void', 'void', 'paid', 'paid']);
    expect(holding(world, memberOf(world, newcomer), 'WALLET')).toBe(2_000n);
  });

  test('the payment arrives once after the settling time and closes the code', () => {
    const { world, member } = memberIn(newcomer, { settleDelayMs: 20_000 });
    create(world, 'WW', 100.25);
    wait(world, 19_999);
    expect(holding(world, member, 'WALLET')).toBe(0n);
    wait(world, 1);
    expect(found(world, 'WW')).toBeNull();
    wait(world, quarter);
    expect(holding(world, member, 'WALLET')).toBe(10_025n);
    expect(statementOf(world, member)).toEqual([
      {
        ...{ statementType: 'deposit', status: 'SUCCESS', from: 'WW', to: 'WALLET', amount: 100.25 },
        createdAt: '2026-11-20T20:00:20+07:00',
      },
    ]);
  });

  test('a code expires at its time and is not paid after it', () => {
    const world = testWorld({ settleDelayMs: quarter });
    create(world, 'WW', 100);
    wait(world, quarter - 1);
    expect(openQrcode(world, memberOf(world, newcomer))).not.toBeNull();
    wait(world, 1);
    expect(openQrcode(world, memberOf(world, newcomer))).toBeNull();
    expect(holding(world, memberOf(world, newcomer), 'WALLET')).toBe(0n);
  });

  test('a payment due before a long sleep arrives', () => {
    const world = testWorld({ settleDelayMs: 20_000 });
    create(world, 'WW', 100);
    wait(world, 86_400_000);
    expect(holding(world, memberOf(world, newcomer), 'WALLET')).toBe(10_000n);
  });

  test('only the member’s own open code can be cancelled', () => {
    const { world, member } = memberIn(newcomer, { settleDelayMs: 1000 });
    const code = create(world, 'WW', 100);
    for (const id of ['WW', 'nothing', create(world, 'WW', 100, rich).id]) {
      expect(deleteQrcode(world, member, id)).toMatchObject({ code: 'QR_FAIL' });
    }
    expect(deleteQrcode(world, member, code.id)).toBeNull();
    expect(code.state).toBe('void');
    expect(deleteQrcode(world, member, code.id)).toMatchObject({ code: 'QR_FAIL' });
    wait(world, 1000);
    expect(holding(world, member, 'WALLET')).toBe(0n);
  });

  test('a provider under maintenance creates no code and voids none', () => {
    const world = testWorld({ maintenance: ['FP'] });
    const code = create(world, 'WW', 100);
    expect(createQrcode(world, memberOf(world, newcomer), 'FP', 100)).toBe('closed');
    expect(found(world, 'FP')).toBe('closed');
    expect(found(world, 'WW')).toBe(code);
  });
});

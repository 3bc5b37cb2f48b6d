import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slipReasons } from '../../../generated/error-codes.ts';
import { holding } from '../../../mocks/sandbox/state/accounts.ts';
import { slipHints } from '../../../mocks/sandbox/state/slip-reading.ts';
import { settleSlip, slipReference, slipsOf, toWireSlip, uploadSlip } from '../../../mocks/sandbox/state/slips.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { wait } from '../../support/settle.ts';
import { laos, memberIn, memberOf, newcomer, rich, testWorld } from '../../support/test-world.ts';

const settleDelayMs = 5000;
let next = 0;

function send(world: World, name: string, { phone = newcomer, bytes = new Uint8Array([next++, 7]) } = {}) {
  return uploadSlip(world, memberOf(world, phone), { name, type: 'image/png', bytes });
}
const newest = (world: World, phone = newcomer) => {
  const [slip] = slipsOf(world, memberOf(world, phone));
  if (!slip) throw new Error('no slip');
  return slip;
};
const wallet = (world: World, phone = newcomer) => holding(world, memberOf(world, phone), 'WALLET');

describe('sandbox: accepted slips', () => {
  test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('%s of 1 byte, and of 10 MB', (type) => {
    for (const size of [1, 10_485_760]) {
      const world = testWorld();
      const bytes = new Uint8Array(size).fill(9);
      expect(uploadSlip(world, memberOf(world, newcomer), { name: 'สลิป', type, bytes })).toBeNull();
      const { file, picture } = newest(world);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(file).toEqual({ name: 'สลิป', type, size, sha256 });
      expect(world.uploads.get(picture)).toMatchObject({ contentType: type });
      expect(Buffer.compare(world.uploads.get(picture)?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    }
  });
});

describe('sandbox: how a slip settles', () => {
  test('it is pending, then becomes a deposit of the amount in its name', () => {
    const world = testWorld({ settleDelayMs });
    send(world, 'slip-250.75baht.png');
    expect(toWireSlip(newest(world))).toEqual({
      createdAt: '2026-11-20T20:00:00+07:00',
      ...{ amount: null, status: 'PENDING', note: null, link: null, reference: null },
    });
    wait(world, settleDelayMs - 1);
    expect([newest(world).status, wallet(world)]).toEqual(['PENDING', 0n]);
    wait(world, 1);
    expect(toWireSlip(newest(world))).toMatchObject({ amount: 250.75, status: 'SUCCESS', note: null });
    expect(wallet(world)).toBe(25_075n);
    expect(statementOf(world, memberOf(world, newcomer))).toMatchObject([
      { statementType: 'deposit', status: 'SUCCESS', from: 'SCB', to: 'WALLET', amount: 250.75 },
    ]);
  });

  test('without an amount in its name it is some hundred baht derived from the bytes; in kip a thousand times', () => {
    const amountOf = (phone: string) => {
      const world = testWorld({ settleDelayMs });
      send(world, 'IMG_1234.png', { phone, bytes: new Uint8Array([1, 2, 3]) });
      wait(world, settleDelayMs);
      return newest(world, phone).amount ?? 0n;
    };
    const amount = amountOf(newcomer);
    expect(amount >= 10_000n && amount < 100_000n).toBe(true);
    expect(amountOf(newcomer)).toBe(amount);
    expect(amountOf(laos)).toBe(amount * 1000n);
  });

  test.each(slipReasons)('%s by its hint and by its own name', (reason) => {
    const world = testWorld({ settleDelayMs });
    for (const name of [`My-${slipHints[reason]}-slip.png`, `${reason}.png`]) {
      send(world, name);
      wait(world, settleDelayMs);
      expect(newest(world)).toMatchObject({ status: 'FAILED', note: reason });
    }
    expect(wallet(world)).toBe(0n);
    const table = readFileSync(new URL('../../../mocks/README.md', import.meta.url), 'utf8').split('\n');
    const row = table.find((line) => line.includes(`| ${reason} |`));
    expect(row).toContain(`\`${slipHints[reason]}\``);
  });

  test('equal bytes are a duplicate, also from another member and while the first is pending', () => {
    const world = testWorld({ settleDelayMs });
    const bytes = new Uint8Array([4, 4, 4]);
    for (const phone of [newcomer, newcomer, rich]) send(world, '500baht.png', { phone, bytes });
    wait(world, settleDelayMs);
    expect(slipsOf(world, memberOf(world, newcomer)).map(({ note }) => note)).toEqual(['SLIP_REFNO_DUPLICATED', null]);
    expect(newest(world, rich).note).toBe('SLIP_REFNO_DUPLICATED');
    expect(wallet(world)).toBe(50_000n);
  });

  test('a failed slip may be sent again', () => {
    const world = testWorld({ settleDelayMs });
    const bytes = new Uint8Array([5, 5]);
    for (const name of ['blurred.png', '20baht.png']) {
      send(world, name, { bytes });
      wait(world, settleDelayMs);
    }
    expect(wallet(world)).toBe(2_000n);
  });

  test('a slip settled by the control API stays settled', () => {
    const { world, member } = memberIn(newcomer, { settleDelayMs });
    send(world, '500baht.png');
    settleSlip(world, member, { slip: newest(world), reason: 'ติดต่อแอดมิน' });
    settleSlip(world, member, { slip: newest(world), reason: null });
    wait(world, settleDelayMs);
    expect(toWireSlip(newest(world))).toMatchObject({ status: 'FAILED', note: 'ติดต่อแอดมิน', amount: 500 });
    expect(wallet(world)).toBe(0n);
  });
});

describe('sandbox: the evidence of a slip', () => {
  test('R-362 links and references alternate; a member can look up a reference', () => {
    const world = testWorld({ settleDelayMs });
    for (const name of ['a.png', 'b.png']) send(world, name);
    wait(world, settleDelayMs);
    const [second, first] = slipsOf(world, memberOf(world, newcomer));
    expect(first).toMatchObject({ link: first?.picture, reference: null });
    expect(second?.link).toBeNull();
    const reference = second?.reference ?? '';
    expect(reference).toMatch(/^20261120200005\d{5}$/);
    expect(slipReference(world, memberOf(world, newcomer), reference)).toEqual({ url: second?.picture });
    expect(slipReference(world, memberOf(world, rich), reference)).toMatchObject({ code: 'NO_DATA' });
  });

  test('a slip with UPLOADED_FILE_NOT_EXIST has neither', () => {
    const world = testWorld({ settleDelayMs });
    send(world, 'missing.png');
    wait(world, settleDelayMs);
    expect(newest(world)).toMatchObject({ link: null, reference: null, amount: null });
  });
});

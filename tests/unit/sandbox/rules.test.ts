import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slipReasons } from '../../../generated/error-codes.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { formOf } from '../../support/file-form.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { newcomer, playedThrough, rich, start } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox({ now: () => start });
const hour = 3_600_000;
const day = 24 * hour;
const readme = readFileSync(new URL('../../../mocks/README.md', import.meta.url), 'utf8').split('\n');

const wallet = (phone = newcomer) => sandbox().control.ledger(phone).accounts['WALLET'];
/** Sends a command. Returns its code, or OK. */
async function told(id: OperationId, asked: Parameters<typeof ask>[1] = {}, as = newcomer): Promise<string> {
  const { status, body } = await ask(id, { as, ...asked });
  return status === 200 ? 'OK' : (body as { message: string }).message; // every refusal is an ErrorBody
}
const transfer = (from: string, to: string, amount: number, as = newcomer) =>
  told('transfer', { json: { from, to, amount } }, as);
const activate = (code: string, as = newcomer) => told('activateBonus', { params: { code } }, as);
async function latest(as = newcomer) {
  const { body } = await ask('listStatements', { as, json: { page: 1, limit: 10 } });
  return (body as { statements: unknown[] }).statements; // the sandbox checks its own answers
}

describe('sandbox: bonuses', () => {
  test.each([
    ['WELCOME100', 200, '400.00', 60_000n],
    ['WELCOME100', 800, '1300.00', 150_000n],
    ['DAILY20', 100.05, '120.06', 30_015n],
  ])('R-071 %s with %d baht adds its share up to its maximum, and blocks withdrawals', async (code, amount, sum) => {
    sandbox().control.credit(newcomer, amount);
    expect(await activate(code)).toBe('OK');
    expect(wallet()).toBe(sum);
    expect(await told('withdrawAll', { json: { amount: 100 } })).toBe('BONUS_CONDITION');
  });

  // The clock shows 20:00 on a Friday.
  test.each([
    ['DAILY20', [0, 0, 0, 4 * hour - 1, 1], 'OK OK BONUS_MAX_CLAIMED BONUS_MAX_CLAIMED OK'],
    ['WEEKLY50', [0, day + 4 * hour - 1, 1], 'OK BONUS_MAX_CLAIMED OK'],
    ['WELCOME100', [0, 400 * day], 'OK BONUS_MAX_CLAIMED'],
  ])('R-330…R-332 a day of %s ends at midnight, a week on Saturday in Bangkok', async (code, waits, answers) => {
    sandbox().control.credit(newcomer, 1000);
    const given: string[] = [];
    for (const wait of waits) {
      sandbox().control.advanceClock(wait);
      given.push(await activate(code));
      await told('clearBonus');
    }
    expect(given.join(' ')).toBe(answers);
  });

  test('wins and losses count as played; then the whole balance is withdrawn, which ends the bonus', async () => {
    const { control } = sandbox();
    const report = async (amount: number) => {
      control.setGameBalance(newcomer, 'PGSLOT', amount);
      await told('refreshSlots');
    };
    control.credit(newcomer, 200);
    await activate('WELCOME100');
    expect(await transfer('WALLET', 'PGSLOT', 400)).toBe('OK');
    await report(900);
    expect(await transfer('PGSLOT', 'WALLET', 900)).toBe('BONUS_CONDITION');
    await report(800);
    expect(await transfer('PGSLOT', 'WALLET', 800)).toBe('OK');
    expect(await told('withdraw', { json: { amount: 799 } })).toBe('BONUS_REMAINING');
    expect(await told('withdraw', { json: { amount: 800 } })).toBe('OK');
    expect(control.member(newcomer).bonusCode).toBeNull();
  });

  test('R-337 an unplayed bonus is returned completely; of a played one percentFail is withheld', async () => {
    const { control } = sandbox();
    control.credit(newcomer, 300);
    await activate('WEEKLY50');
    expect(await told('clearBonus')).toBe('OK');
    expect(wallet()).toBe('300.00');
    control.advanceClock(7 * day);
    await activate('WEEKLY50');
    await transfer('WALLET', 'PGSLOT', 441.5);
    expect(await told('clearBonus')).toBe('BONUS_CONDITION');
    control.setGameBalance(newcomer, 'PGSLOT', 1.49);
    expect(await told('clearBonus')).toBe('OK');
    // 8 percent of 8.50
    expect(wallet()).toBe('7.82');
    expect(await told('clearBonus', {}, playedThrough)).toBe('BONUS_REMAINING');
  });
});

describe('sandbox: money in and out', () => {
  test('R-234 a new QR code voids the open one of any provider; it is paid once, in time', async () => {
    const { control } = sandbox();
    const create = (codeOrId: string, amount: number) =>
      told('createQrcode', { params: { codeOrId }, json: { amount } });
    for (const [provider, amount] of [['WW', 100] as const, ['KBANK', 0.5] as const, ['FP', 20] as const]) {
      expect(await create(provider, amount)).toBe('OK');
    }
    const states = () => control.qrcodes(newcomer).map(({ state }) => state);
    expect(states()).toEqual(['open', 'void', 'void']);
    control.advanceClock(day);
    expect([states(), wallet()]).toEqual([['paid', 'void', 'void'], '20.00']);
    control.setDelays({ settleDelayMs: 900_000 });
    await create('WW', 100);
    control.advanceClock(900_000);
    expect([states()[0], wallet()]).toEqual(['expired', '20.00']);
  });

  test.each(slipReasons)('a slip fails with %s by the hint of the README and by its own name', async (reason) => {
    const { control } = sandbox();
    const row = readme.find((line) => line.includes(`| ${reason} |`)) ?? '';
    const [, hint = ''] = /`(\w+)`/.exec(row) ?? [];
    for (const [index, name] of [`My-${hint}-slip.png`, `${reason}.png`, '250.75baht.png'].entries()) {
      await told('uploadSlip', { form: formOf(new Uint8Array([index]), { name }) });
      control.advanceClock(20_000);
    }
    expect(control.slips(newcomer)).toMatchObject([
      { status: 'SUCCESS', amount: '250.75' },
      { status: 'FAILED', note: reason },
      { status: 'FAILED', note: reason },
    ]);
    expect(wallet()).toBe('250.75');
  });

  test('equal bytes are a duplicate slip, also from another member', async () => {
    for (const as of [newcomer, rich]) await told('uploadSlip', { form: formOf(new Uint8Array([4])) }, as);
    sandbox().control.advanceClock(20_000);
    expect(sandbox().control.slips(newcomer)).toMatchObject([{ status: 'SUCCESS' }]);
    expect(sandbox().control.slips(rich)[0]).toMatchObject({ note: 'SLIP_REFNO_DUPLICATED' });
  });

  test('a transfer into a closed game returns to the wallet; lost money cannot leave a game', async () => {
    const { control } = sandbox();
    control.setMaintenance('JOKER2', true);
    expect(await transfer('PGSLOT', 'JOKER2', 80.5, rich)).toBe('TRANSFER_FAIL');
    expect(control.ledger(rich).accounts).toMatchObject({ WALLET: '8260.50', PGSLOT: '2400.00', JOKER2: '0.00' });
    expect(await latest(rich)).toMatchObject([
      { to: 'JOKER2', status: 'FAILED', amount: 80.5 },
      ...Array<object>(9).fill({}),
    ]);
    control.setGameBalance(rich, 'PGSLOT', 1);
    expect(await transfer('PGSLOT', 'WALLET', 2, rich)).toBe('MONEY_NOT_ENOUGH');
  });
});

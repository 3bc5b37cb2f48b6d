import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Fault } from '../../mocks/sandbox/faults.ts';
import { common } from '../../src/i18n/en/common.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { spin } from '../../src/i18n/en/spin.ts';
import { timings } from '../../src/lib/timings.ts';
import { openCommand, signInFor } from '../support/command.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { coral } from '../support/money-sheet.ts';
import { afterJoining } from '../support/page-time.ts';
import { inGroups } from '../support/volume.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

interface Refused {
  ids: string;
  /** The answers with the text of each; a code has its own text. */
  answers: (ErrorCode | [Fault, string])[];
}

const text = (message: string): [Fault, string] => [{ status: 400, body: { message } }, message];

/** The wheel and the gift link have their own tests. */
const refused = {
  transfer: { ids: 'R-251 R-252 R-426', answers: [text('<b>ต่ำกว่ากำหนด</b>'), 'TRANSFER_FAIL'] },
  withdraw: { ids: 'R-260 R-261 R-426', answers: ['MONEY_NOT_ENOUGH', 'BONUS_CONDITION'] },
  slip: { ids: 'R-218', answers: ['SLIP_INVALID_FILE'] },
  // Another refusal of a QR code is unknown, because no absence proves it.
  'QR create': { ids: 'R-236', answers: ['NO_BANK'] },
  'QR cancellation': { ids: 'R-236', answers: ['NO_BANK'] },
  claim: {
    ids: 'R-392 R-393 R-441 R-444',
    answers: [
      [{ code: 'NO_DATA' }, spin['error.NO_DATA.claim']],
      [{ body: { success: false, error: 'คูปองถูกระงับ' } }, 'คูปองถูกระงับ'],
      [{ body: { success: false } }, common.refusedWithoutReason],
      [{ code: 'NO_CLAIMABLE_COUPON' }, spin['error.NO_CLAIMABLE_COUPON']],
    ],
  },
  'receiving of an invite bonus': { ids: 'R-270 R-437', answers: ['INVITE_COLLECT', 'BONUS_ALREADY_ACTIVE'] },
  'receiving of a refund': {
    ids: 'R-281 R-282 R-438',
    answers: ['REFUND_CONDITION', 'BONUS_ALREADY_ACTIVE'],
  },
  bonus: {
    ids: 'R-343 R-436 R-447',
    answers: ['BONUS_REMAINING', 'BONUS_MAX_CLAIMED'],
  },
  'bonus cancellation': { ids: 'R-338', answers: ['BONUS_CONDITION'] },
  promotion: { ids: 'R-343 R-436', answers: ['PROMOTION_RECEIVED', 'BONUS_FULL'] },
  'move of everything': { ids: 'R-293', answers: ['REQUEST_LIMIT'] },
} satisfies Partial<Record<keyof typeof moneyCommands, Refused>>;

for (const group of inGroups(Object.entries<Refused>(refused))) {
  const names = group.map(([name, { ids }]) => `${ids} ${name}`).join(', ');
  test(
    `B-04 a refusal shows its text once, moves no money, keeps the input, and can be tried again: ${names}`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      test.setTimeout(60_000);
      await signInFor(page, sandbox);
      for (const [name, { answers }] of group) {
        await test.step(name, async () => {
          const command: MoneyCommand = moneyCommands[name as keyof typeof refused]; // a key of the table
          const refusal = command.refused(page);
          const submit = command.submit(page);
          const field = command.place(page).getByLabel(/^Amount|slip image$/);
          const give = async () => {
            await page.clock.runFor(afterJoining);
            await submit.click();
            await page.clock.runFor(timings.claimDebounce);
          };
          await openCommand(page, sandbox, command);
          await command.fill(page, 0);
          await expect(submit).toBeEnabled();
          sandbox.control.clearRequests();
          const before = sandbox.control.ledger(members.rich);
          const typed = (await field.count()) > 0 ? await field.inputValue() : null;
          for (const answer of answers) {
            const [fault, said] = typeof answer === 'string' ? [{ code: answer }, errors[answer]] : answer;
            sandbox.control.fail(command.operationId, fault);
            await give();
            await expect(refusal.filter({ hasText: said })).toHaveCount(1);
            const isAlert = (await refusal.getAttribute('data-tone')) === null;
            await expect(page.getByRole('alertdialog')).toHaveCount(isAlert ? 1 : 0);
            // Checked at this moment, because a toast disappears by itself.
            expect(await page.locator('[data-tone]').count()).toBe(isAlert ? 0 : 1);
            if (isAlert) {
              await expect(refusal.locator('p:not([role])').locator('xpath=..').locator('svg')).toHaveCSS(
                'color',
                coral,
              );
              // An alert with two ways on has only its cross.
              await refusal
                .getByRole('button', { name: /^(OK|Change amount|Choose another slip image|Close)$/ })
                .last()
                .click();
            } else await page.clock.runFor(timings.toast);
            await expect(refusal).toHaveCount(0);
            if (typed !== null) await expect(field).toHaveValue(typed);
            if (name === 'move of everything') await command.fill(page, 0);
            else await expect(typed === null ? submit : field).toBeFocused();
          }
          expect(sandbox.control.ledger(members.rich)).toEqual(before);
          await give();
          await expect(command.done(page)).toBeVisible();
          expect(callsOf(sandbox, command.operationId)).toHaveLength(answers.length + 1);
        });
      }
    },
  );
}

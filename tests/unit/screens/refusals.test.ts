import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { Fault } from '../../../mocks/sandbox/faults.ts';
import { common } from '../../../src/i18n/en/common.ts';
import { errors } from '../../../src/i18n/en/errors.ts';
import { spin } from '../../../src/i18n/en/spin.ts';
import { sentCommands, type SentCommand } from '../../support/sent-commands.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { all, field, open, press, see, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';
import { WireXhr } from '../../support/wire-xhr.ts';

// What a refusal of each money command says and leaves.

/** A code, which has its own text, or an answer with its text. */
type Answer = ErrorCode | readonly [Fault, string];

interface Refused {
  ids: string;
  answers: readonly [Answer, ...Answer[]];
}

const said = (message: string) => [{ status: 400, body: { message } }, message] as const;

const refused = {
  'a transfer': { ids: 'R-251 R-252', answers: [said('<b>ต่ำกว่ากำหนด</b>'), 'TRANSFER_FAIL'] },
  'a withdrawal': { ids: 'R-260 R-261', answers: ['MONEY_NOT_ENOUGH', 'BONUS_CONDITION'] },
  'a slip': { ids: 'R-218', answers: ['SLIP_INVALID_FILE'] },
  // Another refusal of a QR code is unknown, because no absence proves it.
  'a QR code': { ids: 'R-236', answers: ['NO_BANK'] },
  'the cancellation of a QR code': { ids: 'R-236', answers: ['NO_BANK'] },
  'a gift link': { ids: 'R-243 R-245', answers: ['TRUELINK_INVALID'] },
  'a spin': {
    ids: 'R-385 R-444',
    answers: [
      [{ code: 'NO_DATA' }, spin['error.NO_DATA']],
      [{ body: { success: false, error: 'INVALID_CODE' } }, spin['error.INVALID_CODE']],
      said('ວົງລໍ້ປິດ'),
    ],
  },
  'a claim': {
    ids: 'R-392 R-444',
    answers: [
      [{ code: 'NO_DATA' }, spin['error.NO_DATA.claim']],
      [{ body: { success: false, error: 'คูปองถูกระงับ' } }, 'คูปองถูกระงับ'],
      [{ body: { success: false } }, common.refusedWithoutReason],
      [{ code: 'NO_CLAIMABLE_COUPON' }, spin['error.NO_CLAIMABLE_COUPON']],
    ],
  },
  'an invite bonus': { ids: 'R-270', answers: ['INVITE_COLLECT', 'NO_INVITE_BONUS', 'BONUS_ALREADY_ACTIVE'] },
  'a refund': { ids: 'R-282', answers: ['REFUND_CONDITION', 'BONUS_ALREADY_ACTIVE'] },
  'a bonus': { ids: 'R-343', answers: ['BONUS_REMAINING', 'BONUS_MAX_CLAIMED'] },
  'the cancellation of a bonus': { ids: 'R-338', answers: ['BONUS_CONDITION'] },
  'a promotion': { ids: 'R-343', answers: ['PROMOTION_RECEIVED', 'BONUS_FULL'] },
  'the move of everything': { ids: 'R-293', answers: ['REQUEST_LIMIT'] },
} satisfies Record<keyof typeof sentCommands, Refused>;

const refusalOf = (answer: Answer) =>
  typeof answer === 'string'
    ? { fault: { code: answer }, text: errors[answer] }
    : { fault: answer[0], text: answer[1] };

type Name = keyof typeof sentCommands;

const commands = Object.entries<Refused>(refused).map(([name, { ids, answers }]) => {
  const command: SentCommand = sentCommands[name as Name]; // a key of the table
  return { ...command, name, ids, answers, ...refusalOf(answers[0]) };
});
type Row = (typeof commands)[number];

const texts = commands.flatMap((command) => command.answers.map((answer) => ({ ...command, ...refusalOf(answer) })));

/** What says a refusal. */
const told = () => [...document.querySelectorAll('[role=alertdialog], [data-tone]')];

async function begin({ prepare, address, fill }: SentCommand) {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
  prepare?.();
  await open(address);
  await fill?.();
}

async function give({ send, confirm }: SentCommand) {
  await press('button', send);
  if (confirm !== undefined) await press('button', confirm);
}

async function refuse(command: Row) {
  control.fail(command.operation, command.fault);
  await give(command);
  await until(() => told().length > 0, 'the refusal');
}

/** An alert with two ways on has only its cross. */
const closeAlert = async () => {
  all('button', /^(OK|Change amount|Choose another slip image|Close)$/)
    .at(-1)
    ?.click();
  await until(() => told().length === 0, 'the end of the alert');
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a refusal', () => {
  test.each(texts)('$ids R-447 of $name is told once: $text', async (command) => {
    await begin(command);
    await refuse(command);
    const [one, ...others] = told();
    expect(one?.textContent).toContain(command.text);
    expect(others).toEqual([]);
    expect(one?.getAttribute('role') === 'alertdialog').toBe(command.isToast !== true);
  });

  test.each(commands)('B-04 of $name moves no money', async (command) => {
    await begin(command);
    const before = control.ledger(rich);
    await refuse(command);
    await time.pass(1_000);
    expect(control.ledger(rich)).toEqual(before);
    expect(callsOf(command.operation)).toHaveLength(1);
  });

  test.each(commands.filter(({ kept }) => kept))('B-04 of $name keeps what was typed', async (command) => {
    const [label, text] = command.kept ?? ['', ''];
    await begin(command);
    await refuse(command);
    if (!command.isToast) await closeAlert();
    await time.pass(1_000);
    expect(await field(label)).toHaveProperty('value', text);
  });

  test.each(commands)('B-04 of $name leaves its input, which can be sent again', async (command) => {
    await begin(command);
    await refuse(command);
    if (!command.isToast) await closeAlert();
    await give(command);
    await see(command.done);
    expect(callsOf(command.operation)).toHaveLength(2);
  });
});

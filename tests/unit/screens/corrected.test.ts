import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { ErrorCode } from '../../../src/api/wire/types.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, goBack, open, press, until } from '../../support/screen.ts';
import * as steps from '../../support/screen-register.ts';

// What a form says, and what it shows when it opens again.

const said = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .join('');

interface Form {
  name: string;
  begin: () => Promise<void>;
  operation: OperationId;
  code: ErrorCode;
  send: string;
  /** The field that is typed in then, and the text. */
  typed: [label: string, text: string];
}

const begin = (address: string, toStep: () => Promise<void>) => async () => {
  await open(address, steps.visitor);
  await toStep();
};

const forms: Form[] = [
  {
    name: 'the login',
    begin: begin('/login', async () => {
      await fill('Phone number', '0812345678');
      await fill('Password', 'naga1234');
    }),
    operation: 'login',
    code: 'WRONG_PASSWORD',
    send: 'Log in',
    typed: ['Password', 'naga12345'],
  },
  {
    name: 'the phone of a registration',
    begin: begin('/register', () => fill('Phone number', steps.phone)),
    operation: 'sendOtp',
    code: 'REQUEST_LIMIT',
    send: 'Next',
    typed: ['Phone number', '0899000112'],
  },
  {
    name: 'the code of a registration',
    begin: begin('/register', async () => {
      await steps.toCode();
      await fill('OTP code', '123456');
    }),
    operation: 'verifyOtp',
    code: 'OTP_VERIFY_FAIL',
    send: 'Verify',
    typed: ['OTP code', '1'],
  },
  {
    name: 'a new code',
    begin: begin('/register', async () => {
      await steps.toCode();
      await time.pass(60_000);
    }),
    operation: 'sendOtp',
    code: 'OTP_SEND_FAIL',
    send: 'Send a new code',
    typed: ['OTP code', '1'],
  },
  {
    name: 'the details of a registration',
    begin: begin('/register', async () => {
      await steps.toDetails();
      await steps.fillDetails();
    }),
    operation: 'validateAccount',
    code: 'INTERNAL_SERVER_ERROR',
    send: 'Next',
    typed: ['Name', 'Somsri'],
  },
  {
    name: 'the account of a registration',
    begin: begin('/register', async () => {
      await steps.toBank();
      await steps.fillBank();
    }),
    operation: 'registerAccount',
    code: 'REGISTER_FAIL',
    send: 'Register',
    typed: ['Account number', '4051112224'],
  },
];

test.each(forms)('R-145 R-182 the refusal of $name goes with the next key', async (form) => {
  await form.begin();
  control.fail(form.operation, { code: form.code });
  await press('button', form.send);
  await until(() => said() !== '', 'the reason');
  await fill(...form.typed);
  // A command tells its screen in the next task.
  await time.pass(1);
  expect(said()).toBe('');
});

describe('a new code', () => {
  test('A-38 R-182 takes the refusal of the last one away', async () => {
    await open('/register', steps.visitor);
    await steps.toCode();
    await time.pass(60_000);
    control.fail('verifyOtp', { code: 'OTP_VERIFY_FAIL' });
    await fill('OTP code', '123456');
    await press('button', 'Verify');
    await until(() => said() !== '', 'the reason');
    await press('button', 'Send a new code');
    await until(() => callsOf('sendOtp').length === 2, 'the request');
    expect(said()).toBe('');
  });
});

/** A sheet with an amount, over a page without one. */
const amounts = [
  ['withdrawal', '/user/profile?open=withdraw', 'Withdraw'],
  ['transfer', '/user/profile?open=transfer&to=PGSLOT', 'Transfer'],
  ['QR code', '/user/profile?open=deposit&way=qr&bank=WW', 'Create QR'],
  ['game', '/user/profile?open=game&slot=PGSLOT', 'Move into game'],
] as const;

test.each(amounts)('B-20 R-246 an amount that is tapped takes the message away: %s', async (_sheet, address, send) => {
  await open(address);
  await field(/Amount/);
  await until(() => all('button', /^(All|500)/).length > 0, 'the amounts');
  await fill(/Amount/, 'x');
  await press('button', send);
  await until(() => said() !== '', 'the message');
  await press('button', /^(All|500)/);
  expect(said()).toBe('');
});

interface Sheet {
  name: string;
  /** The link on the page that opens the sheet, and the steps to its form. */
  link: string | RegExp;
  on: string | RegExp | undefined;
  operation: OperationId;
  send: string | RegExp;
  label: string | RegExp;
  typed: string;
  shown?: string;
}

const sheets: Sheet[] = [
  {
    ...{ name: 'withdrawal', link: 'Withdraw', on: undefined, operation: 'withdrawAll', label: /Amount/ },
    ...{ send: 'Withdraw 1,500.00 baht', typed: '1500', shown: '1,500' },
  },
  {
    ...{ name: 'game', link: /Naga Slots/, on: undefined, operation: 'transfer', label: /Amount/ },
    ...{ send: /^Move .*1,500/, typed: '1500', shown: '1,500' },
  },
  {
    ...{ name: 'gift link', link: 'Deposit', on: /Gift link/, operation: 'submitTruelink', label: 'Gift link' },
    ...{ send: 'Send link', typed: 'https://gift.truemoney.com/campaign/?v=abcdefgh' },
  },
];

test.each(sheets)(
  'A-118 B-04 a $name that is opened again while it is sent shows what was sent',
  async ({ link, on, operation, send, label, typed, shown = typed }) => {
    await open('/user/home');
    await press('link', link);
    if (on) await press('link', on);
    await fill(label, typed);
    const release = holdAnswer(operation);
    await press('button', send);
    await until(() => callsOf(operation).length === 1, 'the request');
    await goBack();
    if (!on) await press('link', link);
    else await press('link', on);
    expect(await field(label)).toHaveProperty('value', shown);
    await release();
  },
);

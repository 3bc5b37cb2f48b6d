import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Fault } from '../../../mocks/sandbox/faults.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';
import * as steps from '../../support/screen-register.ts';

async function toBank() {
  await open('/register', steps.visitor);
  await steps.toBank();
  await steps.fillBank();
}

async function toOtp() {
  await open('/register', steps.visitor);
  await steps.toCode();
}

const openAndFill = (address: string, label: string | RegExp, value: string) => async () => {
  await open(address);
  await fill(label, value);
};

interface Form {
  name: string;
  begin: () => Promise<void>;
  /** Fills the field that a refusal empties. */
  again?: () => Promise<void>;
  operation: OperationId;
  fault: Fault;
  send: string | RegExp;
  /** The refusal is an alert. */
  isAlert?: boolean;
  /** The field that has the focus then. */
  at: string | RegExp;
}

const giftLink: Form = {
  name: 'a gift link',
  begin: openAndFill('/user/profile?open=deposit&way=link', 'Gift link', 'https://gift.truemoney.com/campaign/?v=abc'),
  operation: 'submitTruelink',
  fault: { code: 'TRUELINK_INVALID' },
  send: 'Send link',
  at: 'Gift link',
};

const qrCode: Form = {
  name: 'a QR code',
  begin: openAndFill('/user/profile?open=deposit&way=qr&bank=WW', /Amount/, '500'),
  operation: 'createQrcode',
  fault: { status: 200, body: { hasQrcode: false, message: 'Closed' } },
  send: 'Create QR 500.00 baht',
  at: /Amount/,
};

const accountName: Form = {
  name: 'the name of a bank account',
  begin: async () => {
    await open('/user/profile?open=bank-name', { as: '0856789012' });
    await fill('Account name in English', 'MALEE SRISUK');
  },
  operation: 'updateBankAccountName',
  fault: { code: 'BANK_ACCOUNT_NAME_ENG' },
  send: 'Save',
  at: 'Account name in English',
};

const forms: Form[] = [
  {
    name: 'the login',
    begin: async () => {
      await open('/login', steps.visitor);
      await fill('Phone number', '0812345678');
      await fill('Password', 'naga1234');
    },
    operation: 'login',
    fault: { code: 'WRONG_PASSWORD' },
    send: 'Log in',
    at: 'Password',
  },
  {
    name: 'the phone of a registration',
    begin: async () => {
      await open('/register', steps.visitor);
      await fill('Phone number', steps.phone);
    },
    operation: 'sendOtp',
    fault: { code: 'PHONE_NUMBER_REQUIRE_10_DIGIT' },
    send: 'Next',
    at: 'Phone number',
  },
  {
    name: 'the code of a registration',
    begin: toOtp,
    again: () => fill('OTP code', '123456'),
    operation: 'verifyOtp',
    fault: { code: 'OTP_CODE_INVALID' },
    send: 'Verify',
    at: 'OTP code',
  },
  {
    name: 'the account of a registration',
    begin: toBank,
    operation: 'registerAccount',
    fault: { code: 'EXISTING_BANK' },
    send: 'Register',
    at: 'Account number',
  },
  giftLink,
  qrCode,
  {
    name: 'a withdrawal',
    begin: openAndFill('/user/profile?open=withdraw', /Amount/, '500'),
    operation: 'withdrawAll',
    fault: { code: 'BONUS_CONDITION' },
    send: 'Withdraw 500.00 baht',
    isAlert: true,
    at: /Amount/,
  },
  {
    name: 'a transfer',
    begin: openAndFill('/user/profile?open=transfer&to=PGSLOT', /Amount/, '100'),
    operation: 'transfer',
    fault: { code: 'MONEY_NOT_ENOUGH' },
    send: 'Transfer 100.00 baht',
    isAlert: true,
    at: /Amount/,
  },
  accountName,
];

test.each(forms)(
  'B-04 the second refusal of $name focuses the field again',
  async ({ begin, again, operation, fault, send, isAlert, at }) => {
    await begin();
    for (const count of [1, 2]) {
      await again?.();
      control.fail(operation, fault);
      await press('button', send);
      await until(() => callsOf(operation).length === count, 'the request');
      if (isAlert) await press('button', /^(OK|Change amount)$/);
      const wanted = await field(at);
      await until(() => document.activeElement === wanted, 'the focus');
    }
  },
);

type Toasting = Pick<Form, 'name' | 'begin' | 'operation' | 'fault' | 'send'>;

const message = 'Please contact support.';

/** A link below the form, or the words themselves where the reason stays in it. */
const way = /^(Contact us|contact support)$/;

const toasting: Toasting[] = [
  { ...giftLink, fault: { status: 400, body: { message } } },
  { ...qrCode, fault: { status: 200, body: { hasQrcode: false, message } } },
  { ...accountName, fault: { status: 400, body: { message } } },
  {
    name: 'a refund',
    begin: async () => {
      control.lose(rich, 1_000);
      await open('/user/profile?open=refund&step=ask');
    },
    operation: 'receiveRefund',
    fault: { status: 400, body: { message } },
    send: /^Claim \d/,
  },
];

describe('a refusal that names support', () => {
  test.each(toasting)(
    'A-107 A-145 of $name goes with its link when the form is sent again',
    async ({ begin, operation, fault, send }) => {
      await begin();
      control.fail(operation, fault);
      await press('button', send);
      const toasts = () => document.querySelectorAll('[data-tone=danger]');
      await until(() => toasts().length === 1, 'the reason');
      await find('link', way);
      const release = holdAnswer(operation);
      await press('button', send);
      await until(() => callsOf(operation).length === 2, 'the second request');
      expect(toasts()).toHaveLength(0);
      expect(all('link', way)).toEqual([]);
      await release();
      await time.settle();
    },
  );
});

import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { attach, field, panel, rows } from './chat-test.ts';
import { nothing, type Command } from './command.ts';
import { smallPicture } from './pictures.ts';
import { field as label, fillBank, fillProfile } from './register-test.ts';
import { sheet } from './rewards.ts';
import { expect, members, password } from './wallet-test.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('button[type=submit]');

/** Makes a command succeed without being carried out, so that it can be repeated. */
const pretend =
  (operationId: OperationId) =>
  (_page: Page, { control }: Sandbox) => {
    control.clearFaults();
    control.fail(operationId, { body: { message: 'OK' } });
  };

/** Fills in the first steps of registration, up to the step with this field. */
async function registerUpTo(page: Page, round: number, name: 'OTP code' | 'Name' | 'Bank') {
  await label(page, 'Phone number').fill(`08912345${String(round).padStart(2, '0')}`);
  await submit(page).press('Enter');
  if (name === 'Bank') {
    await fillProfile(page);
    await submit(page).press('Enter');
  }
  await expect(label(page, name)).toBeVisible();
}

const registration = { member: null, address: () => '/register', place: main, submit } as const;
/** Turns off OTPs. */
const withoutCodes = (_page: Page, { control }: Sandbox) => control.reset({ scenario: 'otpOff' });

/** A failed text has a sentence with this label, a failed file a button beside it. */
const sendAgain = (page: Page) => panel(page).getByRole('button', { name: /send (it )?again|tap to try again/i });
const unsent = '[data-state=sending], [data-state=uploading_file], [data-state=failed]';
const answer = { title: 'Check my slip', type: 'postback', payload: 'CHECK_SLIP' };
const refuse = (operationId: OperationId) => (_page: Page, sandbox: Sandbox) =>
  sandbox.control.fail(operationId, { code: 'REQUEST_LIMIT' });

const chatMessage = {
  address: () => '/user/contact?open=chat',
  place: panel,
  underWay: (page: Page) => panel(page).locator(unsent).last(),
  done: (page: Page) =>
    rows(page)
      .filter({ hasText: 'You', hasNot: page.locator(unsent) })
      .last(),
  carriedOut: ({ control }: Sandbox) =>
    control.conversation(members.rich).filter(({ sender }) => sender === 'customer').length,
} as const;

const chatText = { ...chatMessage, operationId: 'sendChatMessage', request: 'POST /api/chat/send-message' } as const;
const write = (page: Page, round: number) => field(page).fill(`words ${round}`);

/** The commands that move no money and have a screen. */
export const plainCommands = {
  login: {
    operationId: 'login',
    request: 'POST /api/login',
    member: null,
    address: () => '/login',
    place: main,
    fill: async (page) => {
      await label(page, 'Phone number').fill(members.rich);
      await label(page, 'Password').fill(password);
    },
    submit,
    done: (page) => page.getByRole('region', { name: 'Total balance' }),
  },
  'sending of a code': {
    ...registration,
    operationId: 'sendOtp',
    request: 'POST /api/otp/send',
    fill: (page, round) => label(page, 'Phone number').fill(`08912345${String(round).padStart(2, '0')}`),
    done: (page) => label(page, 'OTP code'),
  },
  'check of a code': {
    ...registration,
    operationId: 'verifyOtp',
    request: 'POST /api/otp/verify',
    fill: async (page, round) => {
      await registerUpTo(page, round, 'OTP code');
      await label(page, 'OTP code').fill('123456');
    },
    done: (page) => label(page, 'Name'),
  },
  'check of what was registered': {
    ...registration,
    operationId: 'validateAccount',
    request: 'POST /api/account/validate',
    prepare: withoutCodes,
    fill: async (page, round) => {
      await registerUpTo(page, round, 'Name');
      await fillProfile(page);
    },
    done: (page) => label(page, 'Bank'),
  },
  registration: {
    ...registration,
    operationId: 'registerAccount',
    request: 'POST /api/account',
    prepare: withoutCodes,
    fill: async (page, round) => {
      await registerUpTo(page, round, 'Bank');
      await fillBank(page);
    },
    done: (page) => page.getByText('Registration successful'),
  },
  'change of the password': {
    operationId: 'changePassword',
    request: 'PUT /api/account/changepwd',
    address: () => '/user/profile?open=password',
    place: sheet,
    // Changes the password to the same one, so that it can be repeated.
    fill: async (page) => {
      for (const name of ['Old password', 'New password', 'Confirm new password'])
        await label(page, name).fill(password);
    },
    submit: (page) => sheet(page).getByRole('button', { name: 'Save' }),
    done: (page) => page.getByText('Password changed'),
  },
  'change of the account name': {
    operationId: 'updateBankAccountName',
    request: 'PUT /api/account/bankAccountName',
    member: members.bankNameThai,
    address: () => '/user/home?open=bank-name',
    place: sheet,
    prepare: pretend('updateBankAccountName'),
    fill: (page) => label(page, 'Account name in English').fill('MALEE SRISUK'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Save' }),
    done: (page) => page.getByText('Account name saved'),
  },
  'opening of a game account': {
    operationId: 'activateSlot',
    request: 'GET /api/wallet/activate/AREASLOT',
    address: () => '/user/home?open=game&slot=AREASLOT',
    place: sheet,
    prepare: pretend('activateSlot'),
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Open account' }),
    // The account stays closed, so that the command can be repeated.
    done: (page) => sheet(page).locator('button:not([aria-busy])', { hasText: 'Open account' }),
  },
  'reset of a game password': {
    operationId: 'resetSlotPassword',
    request: 'GET /api/wallet/resetpassword/PGSLOT',
    address: () => '/user/home?open=game&slot=PGSLOT',
    place: sheet,
    fill: (page) => sheet(page).getByRole('button', { name: 'Reset game password' }).click(),
    submit: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }),
    done: (page) => page.getByText('Game password reset'),
  },
  'opening of a game': {
    operationId: 'autoLoginWithPassword',
    request: 'GET /api/autoLogin/pgslot/*',
    address: () => '/user/home?open=game&slot=PGSLOT',
    place: sheet,
    prepare: async (page) => {
      for (const each of page.context().pages()) if (each !== page) await each.close();
    },
    fill: (page) => expect(label(page, 'Copy game password')).toBeVisible(),
    submit: (page) => sheet(page).getByRole('button', { name: 'Open game' }),
    done: (page) => sheet(page).getByRole('link', { name: "Game didn't open? Tap here" }),
  },
  'chat text': {
    ...chatText,
    fill: write,
    submit: (page) => panel(page).getByRole('button', { name: 'Send', exact: true }),
  },
  'chat text sent again': {
    ...chatText,
    prepare: refuse('sendChatMessage'),
    fill: async (page, round) => {
      await write(page, round);
      await page.keyboard.press('Enter');
      await expect(sendAgain(page)).toBeVisible();
    },
    submit: sendAgain,
  },
  'chat picture sent again': {
    ...chatMessage,
    operationId: 'uploadChatImage',
    request: 'POST /api/chat/upload-image',
    prepare: refuse('uploadChatImage'),
    fill: async (page, round) => {
      await attach(page).setInputFiles({ name: `${round}.png`, mimeType: 'image/png', buffer: smallPicture('') });
      await expect(sendAgain(page)).toBeVisible();
    },
    submit: sendAgain,
  },
  'chat answer': {
    ...chatText,
    prepare: async (_page, { control }) => {
      // An answer that arrives during the tap would move the button.
      const sent = (from: 'customer' | 'support') =>
        control
          .conversation(members.rich)
          .filter(({ sender, message }) => sender === from && message.message_type !== 'buttons').length;
      await expect.poll(() => sent('support')).toBeGreaterThanOrEqual(sent('customer'));
      control.pushMessage(members.rich, { message_type: 'buttons', payload: { message: 'How?', buttons: [answer] } });
    },
    fill: nothing,
    submit: (page) => panel(page).getByRole('button', { name: answer.title }).last(),
  },
} as const satisfies Record<string, Command>;

import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../generated/operations.ts';
import type { Random } from '../../mocks/sandbox/state/random.ts';
import { isRecord, listIn, partIn, textOf } from './is-record.ts';
import type { Values } from './values.ts';

export interface RecipeContext {
  /** The answer of a query, sent now; undefined if it fails. */
  readonly ask: (id: OperationId, values?: Values) => Promise<unknown>;
  /** The last successful answer of an operation in this run. */
  readonly last: (id: OperationId) => { readonly values: Values; readonly answer: unknown } | undefined;
  readonly random: Random;
  readonly login: { readonly username: string; readonly password: string } | null;
}

/** How many values are tried at most. */
const tries = 5;

const openSlots = async ({ ask }: RecipeContext) =>
  listIn(await ask('getWallet'), 'slots').filter(({ isActive }) => isActive === true);

async function gameLogins(context: RecipeContext): Promise<Values[]> {
  const logins: Values[] = [];
  for (const { code } of await openSlots(context)) {
    const account = await context.ask('getSlotAccount', { slotCode: code });
    if (!isRecord(account) || textOf(account['password']) === '') continue;
    // The provider of a game for auto-login is the game's code in lower case.
    logins.push({ provider: textOf(code).toLowerCase(), username: account['username'], password: account['password'] });
  }
  return logins;
}

const participant = async ({ ask }: RecipeContext): Promise<Values[]> => {
  const { _id: userId } = partIn(await ask('getProfile'), 'profile');
  return userId === undefined ? [] : [{ userId, guestId: '' }];
};

const qrProviders = async ({ ask }: RecipeContext): Promise<Values[]> =>
  listIn(await ask('getDepositLookup'), 'banks')
    .filter(({ bankType }) => bankType === 'PAYMENT')
    .map(({ bankCode }) => ({ codeOrId: bankCode }));

/** A phone number that has received and confirmed a code. */
const newcomer = ({ last }: RecipeContext): Values[] => {
  const phone = last('sendOtp')?.values['phoneNumber'];
  return phone === undefined ? [] : [{ username: phone }];
};

/**
 * Request values that the contract's example cannot know, from earlier answers. A recipe returns values to try, the
 * most likely first. Operations without a recipe get the contract's example.
 */
const recipes: { readonly [Id in OperationId]?: (context: RecipeContext) => Promise<Values[]> } = {
  login: async ({ login }) => (login ? [{ ...login }] : []),
  // The same password again, so that the next run can sign in.
  changePassword: async ({ login }) => (login ? [{ oldPassword: login.password, newPassword: login.password }] : []),
  updateProfile: async ({ ask }) => {
    const answer = await ask('getProfile');
    const { bankCode, bankAccountName, bankAccountNo } = partIn(answer, 'bankAccount');
    const { name } = partIn(answer, 'profile');
    return bankCode === undefined ? [] : [{ name, bankCode, bankAccountName, bankAccountNo }];
  },
  updateBankAccountName: async ({ ask }) => {
    const { bankCode, bankAccountName } = partIn(await ask('getProfile'), 'bankAccount');
    return bankCode === undefined ? [] : [{ bankCode, bankAccountName }];
  },

  // For a service on this machine, where nobody receives the text message (`needsByHand` of persons.ts).
  sendOtp: async ({ random }) =>
    Array.from({ length: tries }, () => ({ phoneNumber: `08${random.text('0123456789', 8)}` })),
  verifyOtp: async ({ last }) => {
    const sent = last('sendOtp');
    return isRecord(sent?.answer) ? [{ otpToken: sent.answer['otpToken'] }] : [];
  },
  validateAccount: async (context) => newcomer(context),
  registerAccount: async (context) =>
    Array.from({ length: tries }, () => context.random.text('123456789', 10)).flatMap((bankAccountNo) =>
      newcomer(context).map((member) => ({ ...member, bankAccountNo })),
    ),

  listChatHistory: participant,
  sendChatMessage: async (context) => {
    const { username = '', name = '' } = partIn(await context.ask('getProfile'), 'profile');
    return (await participant(context)).map((member) => ({ ...member, username, name }));
  },
  markChatRead: participant,

  activateSlot: async ({ ask }) =>
    listIn(await ask('getWallet'), 'slots')
      .filter(({ isActive }) => isActive === false)
      .map(({ code }) => ({ slotCode: code })),
  getSlotAccount: async (context) => (await openSlots(context)).map(({ code }) => ({ slotCode: code })),
  resetSlotPassword: async (context) => (await openSlots(context)).map(({ code }) => ({ slotCode: code })),
  transfer: async (context) => (await openSlots(context)).map(({ code }) => ({ to: code })),
  autoLogin: async (context) => (await gameLogins(context)).map(({ provider, username }) => ({ provider, username })),
  autoLoginWithPassword: gameLogins,

  getQrcode: qrProviders,
  createQrcode: qrProviders,
  deleteQrcode: async (context) => {
    const codes: Values[] = [];
    for (const provider of await qrProviders(context)) {
      const code = await context.ask('getQrcode', provider);
      if (isRecord(code) && textOf(code['qrcodeId']) !== '') codes.push({ codeOrId: code['qrcodeId'] });
    }
    return codes;
  },

  claimCoupon: async ({ ask }) =>
    // A claim sends the coupon's _id, else its code, else the whole coupon.
    listIn(await ask('listCoupons'), 'coupons').map((coupon) => ({
      coupon: coupon['_id'] ?? coupon['code'] ?? coupon,
    })),
  activateBonus: async ({ ask }) => listIn(await ask('listBonuses'), 'bonuses').map(({ code }) => ({ code })),
  getSlipReference: async ({ ask }) =>
    listIn(await ask('listSlips', { page: 1, limit: 100 }), 'slips')
      .filter(({ reference }) => typeof reference === 'string')
      .map(({ reference }) => ({ reference })),
};

/**
 * The values to try for an operation until one succeeds, the most likely first and each once; none for the contract's example.
 * `byHand` are those of `--value`.
 */
export async function candidatesOf(id: string, context: RecipeContext, byHand: Values): Promise<readonly Values[]> {
  const recipe = Object.hasOwn(recipes, id) ? recipes[id as keyof typeof recipes] : undefined; // hasOwn has checked the key
  const known = ((await recipe?.(context)) ?? []).slice(0, tries).map((values) => ({ ...values, ...byHand }));
  if (known.length === 0) return Object.keys(byHand).length > 0 ? [byHand] : [];
  return known.filter((values, index) => known.findIndex((each) => isDeepStrictEqual(each, values)) === index);
}

/** A code is sent before the registration. Money leaves the wallet before a transfer empties it. */
export const firstCommands: readonly string[] = [
  'login',
  'sendOtp',
  'verifyOtp',
  'validateAccount',
  'registerAccount',
  'addFunds',
  'withdraw',
  'withdrawAll',
] satisfies OperationId[];

/** Commands that consume something that exists only once, with the command that may have consumed it before. */
export const eitherOr: Readonly<Record<string, string>> = {
  addRefundToWallet: 'receiveRefund',
} satisfies { readonly [Id in OperationId]?: OperationId };

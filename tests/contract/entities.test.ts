import { describe, expect, test } from 'vitest';
import { openapi, operations, type Schema } from '../support/contract.ts';
import { violations } from '../support/violations.ts';
import { shape } from './shape.ts';

/** The ledger's entities: `Component: fields` in the notation of shape.ts, separated by semicolons. */
const entities = `
R-086 | Registration: name, username, password, sourceCode, inviteCode, bankCode, bankAccountName, bankAccountNo, currency?(LAK|BAHT)
R-088 | Profile: _id, name, username, createdAt, coin|null
R-089 | UpdateProfileRequest: name, bankCode, bankAccountName, bankAccountNo
R-090 | BankAccount: bank{nameTH, nameEN}, bankCode, bankAccountName, bankAccountNo, currency?
R-091 | BankListItem: code, nameTH; SourceListItem: code, description
R-092 | Info: name, website; Contact: contactText, lineLink, lineName, lineQR
R-093 | OtpSendResponse: otpRef, otpToken, code; OtpVerifyRequest: otpToken, otpCode
R-094 | MainWallet: amount|null; InviteBonus: amount|null, success|null, fail|null
R-095 | GameAccount: code, name, category(slot|sport|lotto), isActive, amount|null, ftWalletSlot|null, background, logo, web|null, android|null, ios|null
R-096 | GameAccountDetail: username, password, event?
R-097 | DepositLookup: banks[]{bankCode, bankType, mode, nameTH, nameEN, bankAccountName, bankAccountNo, currency|null}, wallets[]{mode, walletAccountName}, isManual
R-098 | DepositBank: bankCode, bankType, mode, nameTH, nameEN, bankAccountName, bankAccountNo, currency|null
R-099 | DepositWallet: mode, walletAccountName
R-100 | Qrcode: qrcodeId|null, hasQrcode, qrcode|null, amount|null, expireIn|null, message|null
R-101 | WithdrawLimits: withdrawMin, withdrawMax
R-102 | InvitePage: invites[]{from{name}, amount|null, createdAt}
R-103 | RefundCheck: result, bonus|null, info|null, refundAmount|null, refundSuccess|null, refundFail|null; RefundPage: refunds[]{refundAmount|null, createdAt}
R-104 | AgreementsLookup: agreements[]; Banner: image, html|null
R-105 | Bonus: code, type, maxReceived?|null, percentFail|null, banners[]{image, html|null}, userBonus{_id, isActive, received[]{updatedAt}}|null
R-106 | ActiveBonusCheck: status, type|null; Promotion: percentFail|null, description
R-107 | StatementEntry: statementType, status, from|null, to|null, amount|null, createdAt, bonus?{description}|null, promotion?{description}|null, invite?{description}|null, refund?{description}|null, luckydraw?{description}|null
R-109 | Slip: createdAt, amount|null, status, note|null, link|null, reference|null
R-110 | SpinSetup: result{activeSpinwheel{name, slices[]{code, label, bgColor, textColor, htmlDescription|null}}|null, userCoin}
R-111 | SpinOutcome: success, error?|null, result?{code, label, remainingCoin}|null
R-112 | Coupon: _id?, code?, prize{name, slice}, amount|null
R-113 | LoginResponse: token
R-116 | ChatButton: title, type, payload; ChatCard: image_url?, title, subtitle?, buttons?[]{title, type, payload}
`;

/**
 * Components that contain whole entities. Only their first level is compared, because the entities have rows of their
 * own.
 */
const wholes = `
R-094 | WalletResponse: profile, bankAccount, wallet, invite, slots[]
R-108 | StatementPage: total, statements[]; SlipPage: slips[]
R-114 | ChatMessage: sender, createdAt, session_id, message; ChatMessageBody: message_type, payload
R-116 | ChatPayload: message?, buttons?[], fileType?, filePath?, name?, url?, generic?[]
R-117 | ConversationPackage: sender, message, userId, guestId, username, name, deviceToken
`;

const rows = (table: string, depth: number) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', entity = ''] = line.split(' | ');
      const components = entity.split('; ').map((part) => ({ part, name: part.split(':')[0] ?? '' }));
      return { id, entity, components, depth };
    });

const ref = (component: string): Schema => ({ $ref: `#/components/schemas/${component}` });
const property = (component: string, name: string) => openapi.components.schemas[component]?.properties?.[name] ?? {};
const examplesOf = (id: string) =>
  operations.find((operation) => operation.id === id)?.responses.find(({ status }) => status === '200')?.examples;

function changed(id: string, path: string[], value: unknown): unknown {
  const copy: unknown = structuredClone(examplesOf(id)?.['typical']);
  let node = copy as Record<string, unknown>; // the path is that of the example
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>; // likewise
  node[path.at(-1) ?? ''] = value;
  return copy;
}

describe('fields', () => {
  test.each([...rows(entities, Infinity), ...rows(wholes, 1)])('$id $entity', ({ components, depth }) => {
    for (const { part, name } of components) expect(`${name}: ${shape(name, depth)}`).toBe(part);
  });
});

const statementTypes = 'deposit bonus finish_bonus withdraw transfer'.split(' ');
const messageTypes = 'text buttons media quick_replies generic postback'.split(' ');

describe('values', () => {
  test('R-096 the `event` of an account detail is an object of texts and may be missing', () => {
    expect(property('GameAccountDetail', 'event')).toMatchObject({
      type: 'object',
      additionalProperties: { type: 'string' },
    });
    expect(violations(ref('GameAccountDetail'), { username: 'a', password: '' })).toEqual([]);
    expect(violations(ref('GameAccountDetail'), { username: 'a', password: '', event: { a: 1 } })).not.toEqual([]);
  });

  test.each([
    ['R-098', 'DepositBank', 'SCB, KBANK, GSB, BCEL, WW, FP, PAYONEX', 'getDepositLookup', 'banks/0/bankCode'],
    ['R-098', 'DepositBank', 'PAYMENT', 'getDepositLookup', 'banks/0/bankType'],
    ['R-098', 'DepositBank', 'AUTO', 'getDepositLookup', 'banks/0/mode'],
    ['R-098', 'DepositBank', 'BAHT, LAK', 'getDepositLookup', 'banks/0/currency'],
    ['R-105', 'Bonus', 'limit, day, week', 'listBonuses', 'bonuses/0/type'],
    ['R-107', 'StatementEntry', statementTypes.join(', '), 'listStatements', 'statements/0/statementType'],
    ['R-107', 'StatementEntry', 'SUCCESS, FAILED', 'listStatements', 'statements/0/status'],
    ['R-109', 'Slip', 'SUCCESS, FAILED', 'listSlips', 'slips/0/status'],
    ['R-114', 'ChatMessage', 'customer', 'listChatHistory', 'messages/0/sender'],
    ['R-115', 'ChatMessageBody', messageTypes.join(', '), 'listChatHistory', 'messages/0/message/message_type'],
    ['R-116', 'ChatButton', 'web, call, postback', 'listChatHistory', 'messages/3/message/payload/buttons/0/type'],
    ['R-116', 'ChatPayload', 'image, video, file', 'listChatHistory', 'messages/2/message/payload/fileType'],
  ])('%s a field of %s documents %s and accepts any other text: %s at %s', (_id, component, known, operation, at) => {
    const path = at.split('/');
    const described = property(component, path.at(-1) ?? '').description ?? '';
    for (const value of known.split(', ')) expect(described).toMatch(new RegExp(`\\b${value}\\b`));
    const schema = operations.find((candidate) => candidate.id === operation)?.responses[0]?.schema ?? {};
    expect(violations(schema, changed(operation, path, 'SOMETHING_NEW'))).toEqual([]);
    expect(violations(schema, changed(operation, path, 1))).not.toEqual([]);
  });

  test('R-107 the statement examples show every type, and a description from each of the five sources', () => {
    // R-108's row guarantees this shape.
    const { statements } = examplesOf('listStatements')?.['typical'] as { statements: object[] };
    for (const statementType of statementTypes) {
      expect(statements).toContainEqual(expect.objectContaining({ statementType }));
    }
    for (const source of ['bonus', 'promotion', 'invite', 'refund', 'luckydraw']) {
      expect(
        statements.some((entry) => source in entry),
        source,
      ).toBe(true);
    }
  });

  test('R-109 the slip examples show every reason, and other texts are accepted', () => {
    // R-109's row guarantees this shape.
    const { slips } = examplesOf('listSlips')?.['everyReason'] as { slips: { note: string }[] };
    expect(slips.map(({ note }) => note)).toEqual(openapi.components.schemas['SlipReason']?.enum);
    expect(violations(ref('SlipPage'), changed('listSlips', ['slips', '0', 'note'], 'Please call us'))).toEqual([]);
  });

  test('R-112 A-17 A-18 a coupon may carry more fields, its slice may be a code, and a claim takes a code or the whole coupon', () => {
    const coupon = { prize: { name: 'Wheel', slice: 'S10' }, amount: 10, expires: 'soon' };
    expect(violations(ref('CouponsResponse'), { coupons: [coupon] })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon: 'CP-2' })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon: 5 })).not.toEqual([]);
  });

  test('R-115 the history example shows every message type and an unknown one', () => {
    // R-114's row guarantees this shape.
    const { messages } = examplesOf('listChatHistory')?.['typical'] as { messages: { message: object }[] };
    for (const message_type of [...messageTypes, 'sticker']) {
      expect(messages.map(({ message }) => message)).toContainEqual(expect.objectContaining({ message_type }));
    }
  });

  test('R-117 A-89 a conversation package has the sender "customer" and no device token', () => {
    expect(property('ConversationPackage', 'sender').const).toBe('customer');
    const requests = Object.values(operations.find(({ id }) => id === 'sendChatMessage')?.request?.examples ?? {});
    expect(requests).toHaveLength(2);
    for (const request of requests) expect(request).toMatchObject({ sender: 'customer', deviceToken: '' });
  });
});

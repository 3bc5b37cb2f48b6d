import { describe, expect, test } from 'vitest';
import { componentName, openapi, operations, type Operation } from '../support/contract.ts';

/** The specific refusal codes of each operation. A star matches the rest of a name. */
const table = `
GET /api/lookup/*                                        | NO_DATA
GET /api/statement/slip/reference/{reference}            | NO_DATA
POST /api/login                                          | WRONG_CREDENTIAL WRONG_PASSWORD INACTIVE_USER LOGIN_FAIL NO_USER INVALID_IP
POST /api/otp/send                                       | OTP_BLOCK OTP_SEND_FAIL OTP_VERIFIED EXISTING_USER PHONE_NUMBER_REQUIRE_10_DIGIT
POST /api/otp/verify                                     | OTP_TOKEN_INVALID OTP_NOT_EXIST OTP_EXPIRED OTP_CODE_INVALID OTP_VERIFY_FAIL OTP_BLOCK
POST /api/account/validate                               | EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG PHONE_NUMBER_REQUIRE_10_DIGIT UNVERIFIED_OTP
POST /api/account                                        | EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG PHONE_NUMBER_REQUIRE_10_DIGIT UNVERIFIED_OTP REGISTER_FAIL GAME_ACTIVATION_FAIL
GET /api/account/profile                                 | NO_USER
PUT /api/account/profile                                 | INVALID_USER_INFO EXISTING_BANK INVALID_BANK BANK_ACCOUNT_NAME_ENG
PUT /api/account/bankAccountName                         | BANK_ACCOUNT_NAME_ENG INVALID_BANK NO_BANK
PUT /api/account/changepwd                               | WRONG_PASSWORD
GET /api/wallet                                          | NO_WALLET
GET /api/wallet/refresh/slot                             | NO_WALLET
POST /api/wallet/add                                     | NO_WALLET
GET /api/wallet/activate/{slotCode}                      | SLOT_ALREADY_ACTIVE SLOT_ACTIVATE_FAIL NO_GAME
GET /api/wallet/account/{slotCode}                       | SLOT_NO_ACCOUNT NO_GAME
GET /api/wallet/resetpassword/{slotCode}                 | SLOT_RESET_PASSWORD_FAIL SLOT_NO_ACCOUNT NO_GAME
POST /api/wallet/transfer                                | TRANSFER_MINIMUM MONEY_NOT_ENOUGH TRANSFER_FAIL NO_WALLET NO_GAME SLOT_NO_ACCOUNT BONUS_CONDITION
POST /api/wallet/transferAll                             | TRANSFER_MINIMUM MONEY_NOT_ENOUGH TRANSFER_FAIL NO_WALLET NO_GAME SLOT_NO_ACCOUNT BONUS_CONDITION
POST /api/wallet/withdraw                                | NO_BANK NO_WALLET MONEY_NOT_ENOUGH BONUS_CONDITION BONUS_REMAINING
POST /api/wallet/withdrawAll                             | NO_BANK NO_WALLET MONEY_NOT_ENOUGH BONUS_CONDITION BONUS_REMAINING
POST /api/wallet/slip                                    | SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE
POST /api/wallet/truelink                                | TRUELINK_DUPLICATE TRUELINK_INVALID
GET /api/qrcode/{codeOrId}                               | QR_FAIL NO_BANK
POST /api/qrcode/{codeOrId}                              | QR_FAIL NO_BANK
DELETE /api/qrcode/{codeOrId}                            | QR_FAIL NO_BANK
GET /api/invite/bonus                                    | INVITE_COLLECT INVITE_INACTIVE NO_INVITE_BONUS NO_INVITEE_PLAY_INFO INVITE_BONUS_FAIL BONUS_ALREADY_ACTIVE
GET /api/refund/receive                                  | NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM BONUS_ALREADY_ACTIVE
GET /api/refund/addWallet                                | NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM BONUS_ALREADY_ACTIVE
GET /api/bonus/activate/{code}                           | BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_FULL
GET /api/bonus/clear                                     | BONUS_CONDITION BONUS_REMAINING
GET /api/promotion/find/{code}                           | NO_PROMOTION PROMOTION_RECEIVED
GET /api/promotion/activate/{code}                       | NO_PROMOTION PROMOTION_RECEIVED BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_FULL
POST /api/spinwheel/spin                                 | NO_DATA
POST /api/spinwheel/coupon/claim                         | NO_CLAIMABLE_COUPON INVALID_PRIZE_CODE INVALID_CODE INVALID_COUPON_TYPE COUPON_EXPIRED
GET /api/autoLogin/{provider}/{username}                 | NOT_AREASLOT NOT_UFABET NO_GAME SLOT_NO_ACCOUNT
GET /api/autoLogin/{provider}/{username}/{password}      | NOT_AREASLOT NOT_UFABET NO_GAME SLOT_NO_ACCOUNT
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [call = '', codes = ''] = line.split(/ +\| /);
    return { call, codes: codes.split(' ') };
  });

const own = ({ title }: Operation) =>
  rows.find(({ call }) => call === title || (call.endsWith('*') && title.startsWith(call.slice(0, -1))))?.codes ?? [];

const everyOperation = {
  410: ['gone'],
  429: ['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'],
  500: ['INTERNAL_SERVER_ERROR', 'rawText'],
};
const tokens =
  'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4 invalid-token';

describe('refusals', () => {
  for (const operation of operations) {
    const codes = own(operation);
    test(`A-117 ${operation.title} refuses with ${codes.join(', ') || 'the common codes'}`, () => {
      const secured = operation.security !== 'public';
      const refusals = operation.responses.filter(({ status }) => !status.startsWith('2'));
      expect(Object.fromEntries(refusals.map(({ status, examples }) => [status, Object.keys(examples)]))).toEqual({
        400: secured ? [...codes, 'KEY_MISSING', 'KEY_INVALID'] : codes,
        ...(secured && { 401: tokens.split(' ') }),
        ...(operation.timeout === 'upload' && { 413: ['tooLarge'], 415: ['wrongMediaType'] }),
        ...everyOperation,
      });
    });
  }

  test('A-117 every row of the table is an operation', () => {
    const titles = operations.map(({ title }) => title);
    expect(rows.filter(({ call }) => !call.endsWith('*') && !titles.includes(call))).toEqual([]);
  });
});

describe('successes', () => {
  test('A-99 A-117 success codes appear where the table lists them, OK and SUCCESS elsewhere', () => {
    const acknowledged = operations
      .map(({ title, responses }) => ({ title, success: responses[0] }))
      .filter(({ success }) =>
        /^(Ack|ClearedBonus|OtpVerifyResponse)$/.test(componentName(success?.schema ?? {}) ?? ''),
      );
    const answered = acknowledged.map(({ title, success }) => {
      const { code, message } = success?.examples['typical'] as Record<string, string>; // all three contain only texts
      return `${title} ${code ?? message ?? ''}`;
    });
    expect(answered.filter((line) => !/ (OK|SUCCESS)$/.test(line))).toEqual([
      'POST /api/otp/verify OTP_CODE_VALID',
      'GET /api/invite/bonus INVITE_BONUS_SUCCESS',
      'GET /api/refund/receive REFUND_SUCCESS',
      'GET /api/refund/addWallet REFUND_SUCCESS',
      'GET /api/bonus/clear BONUS_CLEAR',
    ]);
  });

  test('A-117 every code is used by an operation', () => {
    const bodies = operations.flatMap(({ responses }) => responses.flatMap(({ examples }) => Object.values(examples)));
    const texts = new Set(bodies.flatMap((body) => Object.values(body as Record<string, unknown>))); // all are objects
    expect(openapi.components.schemas['ErrorCode']?.enum?.filter((code) => !texts.has(code))).toEqual([]);
  });
});

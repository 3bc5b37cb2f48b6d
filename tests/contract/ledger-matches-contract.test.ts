import { describe, expect, test } from 'vitest';
import { componentName, follow, openapi, operations, type Schema } from '../support/contract.ts';
import { shape } from './shape.ts';

/** The ledger's calls. A dash means no body; fields are in the notation of shape.ts. */
const ledger = `
R-008 | GET /api/lookup/banks                                | public query     | - | BanksLookup with banks[]
R-009 | GET /api/lookup/deposit                              | bearer query     | - | DepositLookup with banks[], wallets[], isManual
R-010 | GET /api/lookup/conditions                           | bearer query     | - | ConditionsLookup with conditions[]
R-011 | GET /api/lookup/agreements                           | bearer query     | - | AgreementsLookup with agreements[]
R-012 | GET /api/lookup/info                                 | public query     | - | Info with name, website
R-013 | GET /api/lookup/notice                               | bearer query     | - | NoticeLookup with notice
R-014 | GET /api/lookup/contact                              | public query     | - | Contact with contactText, lineLink, lineName, lineQR
R-015 | GET /api/lookup/withdraw                             | bearer query     | - | WithdrawLimits with withdrawMin, withdrawMax
R-016 | GET /api/lookup/slip                                 | bearer query     | - | SlipLookup with slip
R-017 | GET /api/lookup/sources                              | public query     | - | SourcesLookup with sources[]
R-018 | GET /api/lookup/active                               | public query     | - | ActiveLookup with terminated|null
R-019 | GET /api/lookup/registerOTP                          | public query     | - | RegisterOtpLookup with registerOTP
R-020 | GET /api/lookup/enableChatWidget                     | public query     | - | EnableChatWidgetLookup with enableChatWidget
R-021 | POST /api/login                                      | public command   | username, password | LoginResponse with token
R-022 | POST /api/account/validate                           | public command   | name, username, password, sourceCode, inviteCode, bankCode, bankAccountName, bankAccountNo, currency?(LAK|BAHT) | Ack with message?
R-023 | POST /api/account                                    | public command   | name, username, password, sourceCode, inviteCode, bankCode, bankAccountName, bankAccountNo, currency?(LAK|BAHT) | Ack with message?
R-024 | GET /api/account/profile                             | bearer query     | - | ProfileResponse with profile, bankAccount
R-025 | PUT /api/account/profile                             | bearer command   | name, bankCode, bankAccountName, bankAccountNo | Ack with message?
R-026 | PUT /api/account/bankAccountName                     | bearer command   | bankCode, bankAccountName | Ack with message?
R-027 | PUT /api/account/changepwd                           | bearer command   | oldPassword, newPassword | Ack with message?
R-029 | POST /api/otp/send                                   | public command   | phoneNumber | OtpSendResponse with otpRef, otpToken, code
R-030 | POST /api/otp/verify                                 | public command   | otpToken, otpCode | OtpVerifyResponse with code?, message?
R-031 | GET /api/chat/config                                 | optional query   | - | ChatConfig with PREFIX
R-032 | POST /api/chat/send-message                          | optional command | sender, message, userId, guestId, username, name, deviceToken | SentMessage with createdAt
R-033 | POST /api/chat/history                               | optional query   | userId, guestId, limit, skip | ChatHistory with messages[]
R-034 | POST /api/chat/upload-image                          | optional command | multipart file | UploadedFile with path
R-035 | POST /api/chat/upload-video                          | optional command | multipart file | UploadedFile with path
R-036 | PUT /api/chat/read-customer/                         | optional command | userId, guestId | Ack with message?
R-040 | GET /api/wallet                                      | bearer query     | - | WalletResponse with profile, bankAccount, wallet, invite, slots[]
R-041 | GET /api/wallet/refresh/slot                         | bearer command   | - | Ack with message?
R-042 | GET /api/wallet/activate/{slotCode}                  | bearer command   | - | Ack with message?
R-043 | GET /api/wallet/account/{slotCode}                   | bearer query     | - | GameAccountDetail with username, password, event?
R-044 | GET /api/wallet/resetpassword/{slotCode}             | bearer command   | - | Ack with message?
R-045 | POST /api/wallet/add                                 | bearer command   | amount | Ack with message?
R-046 | POST /api/wallet/transfer                            | bearer command   | from, to, amount | Ack with message?
R-047 | POST /api/wallet/transferAll                         | bearer command   | to | Ack with message?
R-048 | POST /api/wallet/withdraw                            | bearer command   | amount | Ack with message?
R-049 | POST /api/wallet/withdrawAll                         | bearer command   | amount | Ack with message?
R-050 | POST /api/wallet/slip                                | bearer command   | multipart file | Ack with message?
R-051 | POST /api/wallet/truelink                            | bearer command   | link | Ack with message?
R-052 | POST /api/invite                                     | bearer query     | page, limit | InvitePage with invites[]
R-053 | GET /api/invite/bonus                                | bearer command   | - | Ack with message?
R-054 | GET /api/invite/banners                              | bearer query     | - | BannersResponse with banners[]
R-055 | POST /api/refund                                     | bearer query     | page, limit | RefundPage with refunds[]
R-056 | GET /api/refund/check                                | bearer query     | - | RefundCheck with result, bonus|null, info|null, refundAmount|null, refundSuccess|null, refundFail|null
R-057 | GET /api/refund/receive                              | bearer command   | - | Ack with message?
R-058 | GET /api/refund/addWallet                            | bearer command   | - | Ack with message?
R-059 | GET /api/refund/banners                              | bearer query     | - | BannersResponse with banners[]
R-060 | GET /api/spinwheel/setup                             | bearer query     | - | SpinSetup with result
R-061 | POST /api/spinwheel/spin                             | bearer command   | - | SpinOutcome with success, error?|null, result?|null
R-062 | GET /api/spinwheel/coupon                            | bearer query     | - | CouponsResponse with coupons[]
R-063 | POST /api/spinwheel/coupon/claim                     | bearer command   | coupon | ClaimResult with success, error?|null
R-064 | GET /api/spinwheel/active                            | bearer query     | - | SpinActive with isActive
R-065 | GET /api/qrcode/{codeOrId}                           | bearer query     | - | Qrcode with qrcodeId|null, hasQrcode, qrcode|null, amount|null, expireIn|null, message|null
R-066 | POST /api/qrcode/{codeOrId}                          | bearer command   | amount | Qrcode with qrcodeId|null, hasQrcode, qrcode|null, amount|null, expireIn|null, message|null
R-067 | DELETE /api/qrcode/{codeOrId}                        | bearer command   | - | Ack with message?
R-068 | GET /api/autoLogin/{provider}/{username}             | bearer command   | - | AutoLoginResponse with link
R-068 | GET /api/autoLogin/{provider}/{username}/{password}  | bearer command   | - | AutoLoginResponse with link
R-070 | GET /api/bonus                                       | bearer query     | - | BonusList with bonuses[]
R-071 | GET /api/bonus/activate/{code}                       | bearer command   | - | ActivatedBonus with userBonus
R-072 | GET /api/bonus/check/active                          | bearer query     | - | ActiveBonusCheck with status, type|null
R-073 | GET /api/bonus/check/minimum                         | bearer query     | - | MinimumBonusCheck with status
R-074 | GET /api/bonus/clear                                 | bearer command   | - | ClearedBonus with message
R-075 | GET /api/promotion/current                           | bearer query     | - | CurrentPromotion with promotion|null
R-076 | GET /api/promotion/find/{code}                       | bearer query     | - | Promotion with percentFail|null, description
R-077 | GET /api/promotion/activate/{code}                   | bearer command   | - | Ack with message?
R-078 | POST /api/statement                                  | bearer query     | page, limit | StatementPage with total, statements[]
R-079 | POST /api/statement/slip                             | bearer query     | page, limit | SlipPage with slips[]
R-080 | GET /api/statement/slip/reference/{reference}        | bearer query     | - | SlipReference with url
`;

const rows = ledger
  .trim()
  .split('\n')
  .map((line) => {
    // A bar without spaces belongs to the notation of fields.
    const [id = '', call = '', kind = '', request = '', answer = ''] = line.split(/ +\| +/);
    return { id, call, kind, request, answer };
  });

const name = (answer: string) => answer.split(' ')[0] ?? '';
const find = (call: string) => operations.find(({ title }) => title === call);

describe('each call of the ledger', () => {
  for (const { id, call, kind, request, answer } of rows) {
    // The kind tells GETs that change something and POSTs that only read from the others.
    test(`${id} ${call} is in the contract, is a ${kind} and answers ${answer}`, () => {
      const operation = find(call);
      expect(`${operation?.security} ${operation?.effect}`).toBe(kind);

      const body = operation?.request;
      const keys = body ? shape(componentName(body.schema) ?? '', 1) : '-';
      expect(body?.mediaType === 'multipart/form-data' ? `multipart ${keys}` : keys).toBe(request);
      if (body) expect(follow<Schema>(body.schema).additionalProperties, 'a closed body').toBe(false);

      const successes = operation?.responses.filter(({ status }) => status.startsWith('2')) ?? [];
      expect(successes.map(({ status, schema }) => `${status} ${componentName(schema)}`)).toEqual([
        `200 ${name(answer)}`,
      ]);
      expect(`${name(answer)} with ${shape(name(answer), 1)}`).toBe(answer);
    });
  }

  // So there is no logout call, no other spin path, one trailing slash, and an auto-login with and without password.
  test('R-008…R-081 A-15 A-16 the contract has the operations of these rows and no others', () => {
    expect(operations.map(({ title }) => title).sort()).toEqual(rows.map(({ call }) => call).sort());
  });
});

describe('further rules of the ledger', () => {
  test('R-013 every example of the notice contains %percentFail%', () => {
    const notices = Object.values(find('GET /api/lookup/notice')?.responses[0]?.examples ?? {});
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) expect(JSON.stringify(notice)).toContain('%percentFail%');
  });

  test('R-018 the active lookup shows a service that is gone', () => {
    expect(find('GET /api/lookup/active')?.responses[0]?.examples).toHaveProperty('gone', { terminated: 'gone' });
  });

  test('R-051 the gift link of the example is salted AES as OpenSSL writes it', () => {
    const { link } = find('POST /api/wallet/truelink')?.request?.examples['typical'] as { link: string }; // R-051's row guarantees this shape
    const bytes = Buffer.from(link, 'base64');
    expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
    expect(bytes.length % 16, 'whole blocks').toBe(0);
  });

  test('R-067 A-03 reading, creating and deleting a QR code share one path item', () => {
    const paths = Object.entries(openapi.paths).filter(([path]) => path.startsWith('/api/qrcode'));
    expect(paths.map(([path]) => path)).toEqual(['/api/qrcode/{codeOrId}']);
    expect(Object.keys(paths[0]?.[1] ?? {})).toEqual(['parameters', 'get', 'post', 'delete']);
  });

  test('R-069 the auto-login providers are the eleven', () => {
    const providers = 'pg betflix askmebet imi usun areaslot circus slotracha pgslot joker2 huayhd'.split(' ');
    expect(openapi.components.schemas['AutoLoginProvider']?.enum).toEqual(providers);
    for (const operation of operations.filter(({ tags }) => tags.includes('autologin'))) {
      const provider = operation.parameters.find(({ name }) => name === 'provider');
      expect(componentName(provider?.schema ?? {})).toBe('AutoLoginProvider');
    }
  });
});

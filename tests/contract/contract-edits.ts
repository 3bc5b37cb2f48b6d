// oxlint-disable eslint/max-lines -- the rows of one table
import type { ContractEditor, DocumentName } from '../support/contract-editor.ts';

/** One change of a contract, with the expected report. */
export interface Edit {
  readonly document?: DocumentName;
  readonly edit: (contract: ContractEditor) => void;
  /** The older version, if it is not the contract itself. */
  readonly from?: (contract: ContractEditor) => void;
  /** The document in whose comparison the change appears, if not in that of the edited document. */
  readonly seenIn?: DocumentName;
  /** Matches subject and description of the largest change. */
  readonly says: RegExp;
  /** Some of the operations that the change affects. */
  readonly reaches?: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  /** Without one it is major. */
  readonly impact?: 'minor' | 'patch';
}

type Edits = Readonly<Record<string, Edit>>;

/** The pointer of a schema. */
const schema = (name: string): string => `/components/schemas/${name}`;

/** A client of the old contract is refused, or receives something unexpected. */
export const editsThatBreakClients: Edits = {
  'an operation is removed': {
    edit: (c) => c.drop(c.operation('getNotice')),
    says: /^GET \/api\/lookup\/notice removed/,
    reaches: ['GET /api/lookup/notice'],
  },
  'an operationId changes': {
    edit: (c) => c.set(`${c.operation('listSources')}/operationId`, 'getSources'),
    says: /^GET \/api\/lookup\/sources: operationId listSources → getSources/,
  },
  'a request asks for a field more': {
    edit: (c) => {
      c.set(`${schema('TransferAllRequest')}/properties/pin`, { type: 'string' });
      c.push(`${schema('TransferAllRequest')}/required`, 'pin');
    },
    says: /^schema TransferAllRequest: pin added, and required/,
    added: ['pin'],
  },
  'a request takes only larger amounts': {
    edit: (c) => c.set(`${schema('TransferRequest')}/properties/amount/minimum`, 50),
    says: /^schema TransferRequest: amount: minimum 1 → 50/,
  },
  'a required parameter is added': {
    edit: (c) =>
      c.set(`${c.operation('getNotice')}/parameters`, [
        { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
      ]),
    says: /^GET \/api\/lookup\/notice: parameter lang added, and required/,
    added: ['lang'],
  },
  'an optional header becomes required in every operation': {
    edit: (c) => c.set('/components/parameters/Client/required', true),
    says: /^parameter Client: is required/,
    reaches: ['GET /api/lookup/banks', 'POST /api/wallet/transfer'],
  },
  'visitors may no longer call it': {
    edit: (c) => c.drop(`${c.operation('getContact')}/security`),
    says: /^GET \/api\/lookup\/contact: no longer open to visitors/,
  },
  'a query becomes a command': {
    edit: (c) => c.set(`${c.operation('getNotice')}/x-effect`, 'command'),
    says: /^GET \/api\/lookup\/notice: x-effect query → command/,
  },
  'a required field of an answer becomes optional': {
    edit: (c) => c.pull(`${schema('LoginResponse')}/required`, 'token'),
    says: /^schema LoginResponse: token is no longer required/,
  },
  'an answer loses a field': {
    edit: (c) => {
      c.drop(`${schema('Profile')}/properties/coin`);
      c.pull(`${schema('Profile')}/required`, 'coin');
    },
    says: /^schema Profile: coin removed/,
    removed: ['coin'],
  },
  'a field of an answer may be null': {
    edit: (c) => c.set(`${schema('Profile')}/properties/name/type`, ['string', 'null']),
    says: /^schema Profile: name: type string → string or null/,
  },
  'an answer may have a value more': {
    edit: (c) => c.push(`${schema('GameAccount')}/properties/category/enum`, 'live'),
    says: /^schema GameAccount: category: values added: live/,
  },
  'an alternative is added to an answer': {
    edit: (c) => c.push(`${schema('SpinState')}/properties/activeSpinwheel/anyOf`, { type: 'boolean' }),
    says: /^schema SpinState: activeSpinwheel: may be boolean/,
  },
  'another success may be answered': {
    edit: (c) => c.set(`${c.operation('transfer')}/responses/202`, { description: 'Taken' }),
    says: /^POST \/api\/wallet\/transfer: 202 may be answered/,
  },
  'an answer loses a header': {
    edit: (c) => c.drop(`${c.operation('createQrcode')}/responses/200/headers/Date`),
    says: /^POST \/api\/qrcode\/\{codeOrId}: 200: header Date removed/,
  },
  'a list is no longer sorted': {
    edit: (c) => c.drop(`${schema('StatementPage')}/properties/statements/x-order`),
    says: /^schema StatementPage: statements: x-order -createdAt removed/,
  },
  'an address may be of any kind': {
    edit: (c) => c.drop(`${schema('Slip')}/properties/link/x-link`),
    says: /^schema Slip: link: x-link web removed/,
  },
  'a code may answer a repetition that was carried out': {
    edit: (c) => c.pull(`${c.operation('addFunds')}/x-unexecuted`, 'NO_WALLET'),
    says: /^POST \/api\/wallet\/add: x-unexecuted without NO_WALLET/,
    removed: ['NO_WALLET'],
  },
  'a code may refuse a valid request': {
    edit: (c) => c.pull(`${schema('ErrorCode')}/x-invalid-request`, 'KEY_INVALID'),
    says: /^schema ErrorCode: x-invalid-request without KEY_INVALID/,
  },
  'nothing shows a command any more': {
    edit: (c) => c.drop(`${c.operation('transfer')}/x-shown-by`),
    says: /^POST \/api\/wallet\/transfer: x-shown-by .* removed/,
  },
  'a body that could be left out is required': {
    edit: (c) => c.set(`${c.operation('getNotice')}/requestBody`, { required: true, content: {} }),
    says: /^GET \/api\/lookup\/notice: takes a body/,
  },
};

/** A server of the old contract answers what is now forbidden, or refuses what is now allowed. */
export const editsThatBreakServers: Edits = {
  'an optional field of an answer becomes required': {
    edit: (c) => c.push(`${schema('BankAccount')}/required`, 'currency'),
    says: /^schema BankAccount: currency is required/,
  },
  'an answer may no longer have a value': {
    edit: (c) => c.pull(`${schema('GameAccount')}/properties/category/enum`, 'lotto'),
    says: /^schema GameAccount: category: values removed: lotto/,
  },
  'an answer may have listed values only': {
    edit: (c) => c.set(`${schema('Bonus')}/properties/type/enum`, ['limit', 'day', 'week']),
    says: /^schema Bonus: type: allows only limit, day, week/,
  },
  'an answer is closed': {
    edit: (c) => c.set(`${schema('Profile')}/additionalProperties`, false),
    says: /^schema Profile: closed/,
  },
  'a field of an answer gets a format': {
    edit: (c) => c.set(`${schema('AutoLoginResponse')}/properties/link/format`, 'uri'),
    says: /^schema AutoLoginResponse: link: format uri added/,
  },
  'an error code is removed': {
    edit: (c) => c.pull(`${schema('ErrorCode')}/enum`, 'NO_USER'),
    says: /^schema ErrorCode: values removed: NO_USER/,
    removed: ['NO_USER'],
    reaches: ['GET /api/lookup/banks', 'POST /api/login', 'POST /api/wallet/transfer'],
  },
  'an operation no longer refuses with a code': {
    edit: (c) => c.drop(`${c.content('login', 400)}/examples/INACTIVE_USER`),
    says: /^response LoginRefused: may no longer refuse with INACTIVE_USER/,
  },
  'a refusal is no longer documented': {
    edit: (c) => c.drop(`${c.operation('getInfo')}/responses/429`),
    says: /^GET \/api\/lookup\/info: 429 may no longer be answered/,
    removed: ['429'],
  },
  'an answer loses an alternative': {
    edit: (c) => c.set(`${schema('Bonus')}/properties/userBonus`, { $ref: '#/components/schemas/UserBonus' }),
    says: /^schema Bonus: userBonus: may no longer be null/,
  },
  'a field must not be answered': {
    edit: (c) => c.set(`${schema('GameAccountDetail')}/properties/password/writeOnly`, true),
    says: /^schema GameAccountDetail: password: writeOnly true added/,
  },
  'a request may ask for longer pages': {
    edit: (c) => c.set(`${schema('PageRequest')}/properties/limit/maximum`, 500),
    says: /^schema PageRequest: limit: maximum 100 → 500/,
  },
  'a field that a closed request may have': {
    edit: (c) => c.set(`${schema('TransferAllRequest')}/properties/memo`, { type: 'string' }),
    says: /^schema TransferAllRequest: memo added/,
    impact: 'minor',
  },
  'a list must be sorted': {
    edit: (c) => c.set(`${schema('BonusList')}/properties/bonuses/x-order`, 'code'),
    says: /^schema BonusList: bonuses: x-order code added/,
  },
  'a code more proves that a command was not carried out': {
    edit: (c) => c.push(`${c.operation('addFunds')}/x-unexecuted`, 'BANK_MAINTENANCE'),
    says: /^POST \/api\/wallet\/add: x-unexecuted with BANK_MAINTENANCE/,
    added: ['BANK_MAINTENANCE'],
  },
  'texts other than codes are refused': {
    edit: (c) => c.drop(`${schema('ErrorBody')}/properties/message/x-any-text`),
    says: /^schema ErrorBody: message: x-any-text true removed/,
  },
  'a socket event has a required field more': {
    edit: (c) => {
      c.set(`${schema('ChatMessage')}/properties/agent`, { type: 'string' });
      c.push(`${schema('ChatMessage')}/required`, 'agent');
    },
    seenIn: 'asyncapi.yaml',
    says: /^schema ChatMessage: agent added, and required/,
    reaches: ['operation messaging'],
  },
};

/** Clients and servers must both change. */
export const editsThatBreakBoth: Edits = {
  'a header with another value in every operation': {
    edit: (c) => c.set('/components/parameters/Client/schema/const', 'wallet-web'),
    says: /^parameter Client: value wallet-user → wallet-web/,
  },
  'a list has another order': {
    edit: (c) => c.set(`${schema('StatementPage')}/properties/statements/x-order`, 'createdAt'),
    says: /^schema StatementPage: statements: x-order -createdAt → createdAt/,
  },
  'another item shows a command': {
    edit: (c) => c.set(`${c.operation('uploadSlip')}/x-shown-by`, { query: 'listStatements', type: 'deposit' }),
    says: /^POST \/api\/wallet\/slip: x-shown-by .*listSlips.* → .*deposit/,
  },
  'a path is renamed': {
    edit: (c) => {
      c.set('/paths/~1api~1chat~1read-customer', c.get('/paths/~1api~1chat~1read-customer~1'));
      c.drop('/paths/~1api~1chat~1read-customer~1');
    },
    says: /^PUT \/api\/chat\/read-customer: was PUT \/api\/chat\/read-customer\//,
  },
  'a field of an answer changes its type': {
    edit: (c) => c.set(`${schema('WithdrawLimits')}/properties/withdrawMin/type`, 'string'),
    says: /^schema WithdrawLimits: withdrawMin: type number → string/,
  },
  'an amount may no longer be null anywhere': {
    edit: (c) => c.set(`${schema('Amount')}/type`, 'number'),
    says: /^schema Amount: type number or null → number/,
    reaches: ['GET /api/wallet', 'POST /api/statement', 'GET /api/qrcode/{codeOrId}'],
  },
  'a request no longer has a required field': {
    edit: (c) => {
      c.drop(`${schema('OtpVerifyRequest')}/properties/otpToken`);
      c.pull(`${schema('OtpVerifyRequest')}/required`, 'otpToken');
    },
    says: /^schema OtpVerifyRequest: otpToken removed/,
    removed: ['otpToken'],
  },
  'another media type in place of the first': {
    edit: (c) => {
      const content = c.content('login', 'request');
      c.set(content.replace('json', 'xml'), c.get(content));
      c.drop(content);
    },
    says: /^POST \/api\/login: application\/\w+ (added|removed)/,
  },
  'a socket event has another name': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/components/messages/messaging/name', 'message'),
    says: /^message messaging: name messaging → message/,
  },
  'a socket event is removed': {
    document: 'asyncapi.yaml',
    edit: (c) => c.drop('/operations/messaging'),
    says: /^operation messaging removed/,
  },
  'the socket is at another path': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/servers/sandbox/pathname', '/chat/'),
    says: /pathname \/socket\.io\/ → \/chat\//,
    reaches: ['every socket operation'],
  },
  'the room is named by other rules': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/components/schemas/RoomName/pattern', '^[a-z]+$'),
    says: /^schema RoomName: pattern \^\.\+-\.\+\$ → \^\[a-z]\+\$/,
    reaches: ['operation join'],
  },
};

/** Clients and servers of the old contract continue to work. */
export const editsThatBreakNeither: Edits = {
  'an operation is added': {
    edit: (c) => c.set('/paths/~1api~1news', { get: { operationId: 'listNews', responses: {} } }),
    says: /^GET \/api\/news added/,
    reaches: ['GET /api/news'],
    impact: 'minor',
  },
  'a field that an open request may have': {
    edit: (c) => {
      c.drop(`${schema('TransferAllRequest')}/additionalProperties`);
      c.set(`${schema('TransferAllRequest')}/properties/memo`, { type: 'string' });
    },
    from: (c) => c.drop(`${schema('TransferAllRequest')}/additionalProperties`),
    says: /^schema TransferAllRequest: memo added/,
    impact: 'minor',
  },
  'a parameter that may be left out': {
    edit: (c) =>
      c.set(`${c.operation('getNotice')}/parameters`, [{ name: 'lang', in: 'query', schema: { type: 'string' } }]),
    says: /^GET \/api\/lookup\/notice: parameter lang added/,
    impact: 'minor',
  },
  'an error code more, where any text may stand': {
    edit: (c) => c.push(`${schema('ErrorCode')}/enum`, 'NEW_CODE'),
    says: /^schema ErrorCode: values added: NEW_CODE/,
    added: ['NEW_CODE'],
    impact: 'minor',
  },
  'the known values of a text that may be null': {
    edit: (c) => {
      const choices = [{ $ref: '#/components/schemas/Currency' }, { type: 'string' }, { type: 'null' }];
      c.set(`${schema('Qrcode')}/properties/message`, { anyOf: choices });
    },
    says: /^schema Qrcode: message: may be Currency/,
    added: ['Currency'],
    impact: 'minor',
  },
  'the known values of a text that is marked as assumed': {
    edit: (c) =>
      c.set(`${schema('Coupon')}/properties/code`, {
        'x-assumed': 'A-17',
        anyOf: [{ $ref: '#/components/schemas/Currency' }, { type: 'string' }],
      }),
    says: /^schema Coupon: code: may be Currency/,
    added: ['Currency'],
    impact: 'minor',
  },
  'a code that an operation newly refuses with': {
    edit: (c) => c.set(`${c.content('login', 400)}/examples/NO_DATA`, { $ref: '#/components/examples/NO_DATA' }),
    says: /^response LoginRefused: may refuse with NO_DATA/,
    impact: 'minor',
  },
  'other treatment of the outcome': {
    edit: (c) => c.drop(`${c.operation('transfer')}/x-money`),
    says: /^POST \/api\/wallet\/transfer: x-money true → none/,
    impact: 'minor',
  },
  'other words': {
    edit: (c) => c.set(`${c.operation('listBanks')}/summary`, 'Banks'),
    says: /^GET \/api\/lookup\/banks: summary changed/,
    impact: 'patch',
  },
  'another example of a success': {
    edit: (c) => c.set(`${c.content('getWithdrawLimits', 200)}/examples/typical/value`, {}),
    says: /typical: other values/,
    impact: 'patch',
  },
  'a schema that nothing refers to': {
    edit: (c) => c.set(schema('Unused'), { type: 'object' }),
    says: /Unused added, which nothing refers to/,
    impact: 'patch',
  },
  'a socket event is added': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/operations/typing', { action: 'receive', channel: { $ref: '#/channels/chat' } }),
    says: /^operation typing added/,
    impact: 'minor',
  },
};

/** The messages stay the same. Types, schemas or calls of the package have other names. */
export const editsThatBreakPackageUsers: Edits = {
  'a path parameter has another name': {
    edit: (c) => {
      const before = '/paths/~1api~1statement~1slip~1reference~1{reference}';
      const item = JSON.stringify(c.get(before)).replaceAll('"name":"reference"', '"name":"number"');
      c.set(before.replace('{reference}', '{number}'), JSON.parse(item));
      c.drop(before);
    },
    says: /parameters renamed, was /,
    impact: 'patch',
  },
  'a schema has another name': {
    edit: (c) => {
      for (const part of ['/paths', '/components']) {
        c.set(part, JSON.parse(JSON.stringify(c.get(part)).replaceAll('schemas/Coupon"', 'schemas/Voucher"')));
      }
      c.set(schema('Voucher'), c.get(schema('Coupon')));
      c.drop(schema('Coupon'));
    },
    says: /^Coupon renamed, now Voucher/,
    impact: 'patch',
  },
};

const category = `${schema('GameAccount')}/properties/category`;

/** Another notation of the same values. */
export const editsWithoutMeaning: Readonly<Record<string, Edit['edit']>> = {
  'a schema is wrapped in allOf, its description outside': (c) => {
    const { description, ...rest } = c.get(schema('Coupon')) as Record<string, unknown>; // lint guarantees a map
    c.set(schema('Coupon'), { description, allOf: [rest] });
  },
  'a reference is wrapped in allOf, two deep': (c) => {
    const wallet = `${schema('WalletResponse')}/properties/wallet`;
    c.set(wallet, { allOf: [{ allOf: [c.get(wallet)] }] });
  },
  'an alternative is wrapped in allOf': (c) => {
    const alternative = `${schema('SpinState')}/properties/activeSpinwheel/anyOf/0`;
    c.set(alternative, { allOf: [c.get(alternative)] });
  },
  'a list of types is written as alternatives': (c) => {
    const message = `${schema('Qrcode')}/properties/message`;
    const description = c.get(`${message}/description`);
    c.set(message, { description, anyOf: [{ type: 'string' }, { type: 'null' }] });
  },
  'a schema is reached by a reference': (c) => {
    c.set(schema('Category'), c.get(category));
    c.set(category, { $ref: '#/components/schemas/Category' });
  },
  'a reference leads over another schema': (c) => {
    c.set(schema('Alias'), { $ref: '#/components/schemas/SpinWheel' });
    c.set(`${schema('SpinState')}/properties/activeSpinwheel/anyOf/0`, { $ref: '#/components/schemas/Alias' });
  },
};

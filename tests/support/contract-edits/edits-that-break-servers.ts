import { schema, type Edits } from './edit.ts';

/** A server of the old contract answers what is now forbidden, or refuses what is now allowed. */
export const editsThatBreakServers: Edits = {
  'an optional field of an answer becomes required': {
    edit: (c) => c.push(`${schema('BankAccount')}/required`, 'currency'),
    says: /^schema BankAccount: currency is required/,
    reaches: ['GET /api/account/profile', 'GET /api/wallet'],
  },
  'an answer has a required field more': {
    edit: (c) => {
      c.add(`${schema('MainWallet')}/properties/bonus`, { type: 'number' });
      c.push(`${schema('MainWallet')}/required`, 'bonus');
    },
    says: /^schema MainWallet: bonus added, and required/,
    reaches: ['GET /api/wallet'],
    added: ['bonus'],
  },
  'an answer may no longer have a value': {
    edit: (c) => c.pull(`${schema('GameAccount')}/properties/category/enum`, 'lotto'),
    says: /^schema GameAccount: category: values removed: lotto/,
    reaches: ['GET /api/wallet'],
    removed: ['lotto'],
  },
  'an answer may have listed values only': {
    edit: (c) => c.add(`${schema('Bonus')}/properties/type/enum`, ['limit', 'day', 'week']),
    says: /^schema Bonus: type: allows only limit, day, week/,
    added: ['limit', 'day', 'week'],
  },
  'an answer is closed': {
    edit: (c) => c.add(`${schema('Profile')}/additionalProperties`, false),
    says: /^schema Profile: closed/,
    reaches: ['GET /api/account/profile', 'GET /api/wallet'],
  },
  'a field of an answer gets a format': {
    edit: (c) => c.add(`${schema('AutoLoginResponse')}/properties/link/format`, 'uri'),
    says: /^schema AutoLoginResponse: link: format uri added/,
    reaches: ['GET /api/autoLogin/{provider}/{username}', 'GET /api/autoLogin/{provider}/{username}/{password}'],
  },
  'an error code is removed': {
    edit: (c) => c.pull(`${schema('ErrorCode')}/enum`, 'NO_USER'),
    says: /^schema ErrorCode: values removed: NO_USER/,
    reaches: ['GET /api/lookup/banks', 'POST /api/login', 'POST /api/wallet/transfer'],
    removed: ['NO_USER'],
  },
  'an operation no longer refuses with a code': {
    edit: (c) => c.drop(`${c.content('login', 400)}/examples/INACTIVE_USER`),
    says: /^response LoginRefused: may no longer refuse with INACTIVE_USER/,
    reaches: ['POST /api/login'],
    removed: ['INACTIVE_USER'],
  },
  'a refusal is no longer documented': {
    edit: (c) => c.drop(`${c.operation('getInfo')}/responses/429`),
    says: /^GET \/api\/lookup\/info: 429 may no longer be answered/,
    removed: ['429'],
  },
  'an answer loses an alternative': {
    edit: (c) => c.set(`${schema('Bonus')}/properties/userBonus`, { $ref: '#/components/schemas/UserBonus' }),
    says: /^schema Bonus: userBonus: may no longer be null/,
    reaches: ['GET /api/bonus'],
  },
  'an answer must be whole': {
    edit: (c) => c.set(`${schema('GameAccount')}/properties/ftWalletSlot/type`, ['integer', 'null']),
    says: /^schema GameAccount: ftWalletSlot: type number or null → integer or null/,
  },
  'an answer may be less long': {
    edit: (c) => c.add(`${schema('BonusList')}/properties/bonuses/maxItems`, 20),
    says: /^schema BonusList: bonuses: maxItems none → 20/,
  },
  'a header of an answer becomes required': {
    edit: (c) => c.add('/components/headers/Date/required', true),
    says: /^header Date: is required/,
    reaches: ['GET /api/qrcode/{codeOrId}', 'POST /api/qrcode/{codeOrId}'],
  },
  'the fields of a form-state may only be short': {
    edit: (c) => c.add(`${schema('GameAccountDetail')}/properties/event/additionalProperties/maxLength`, 100),
    says: /^schema GameAccountDetail: event.additionalProperties: maxLength none → 100/,
  },
  'a field must not be answered': {
    edit: (c) => c.add(`${schema('GameAccountDetail')}/properties/password/writeOnly`, true),
    says: /^schema GameAccountDetail: password: writeOnly true added/,
  },
  'a required field of a request becomes optional': {
    edit: (c) => c.pull(`${schema('ChangePasswordRequest')}/required`, 'oldPassword'),
    says: /^schema ChangePasswordRequest: oldPassword is no longer required/,
    reaches: ['PUT /api/account/changepwd'],
  },
  'a request may ask for longer pages': {
    edit: (c) => c.set(`${schema('PageRequest')}/properties/limit/maximum`, 500),
    says: /^schema PageRequest: limit: maximum 100 → 500/,
  },
  'visitors may call it': {
    edit: (c) => c.add(`${c.operation('getNotice')}/security`, []),
    says: /^GET \/api\/lookup\/notice: open to visitors/,
  },
  'a command becomes a query': {
    edit: (c) => c.set(`${c.operation('clearBonus')}/x-effect`, 'query'),
    says: /^GET \/api\/bonus\/clear: x-effect command → query/,
  },
  'a socket event has a required field more': {
    edit: (c) => {
      c.add(`${schema('ChatMessage')}/properties/agent`, { type: 'string' });
      c.push(`${schema('ChatMessage')}/required`, 'agent');
    },
    seenIn: 'asyncapi.yaml',
    says: /^schema ChatMessage: agent added, and required/,
    reaches: ['operation messaging'],
  },
};

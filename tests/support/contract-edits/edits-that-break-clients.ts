import { schema, type Edits } from './edit.ts';

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
      c.add(`${schema('TransferAllRequest')}/properties/pin`, { type: 'string' });
      c.push(`${schema('TransferAllRequest')}/required`, 'pin');
    },
    says: /^schema TransferAllRequest: pin added, and required/,
    reaches: ['POST /api/wallet/transferAll'],
    added: ['pin'],
  },
  'an optional field of a request becomes required': {
    edit: (c) => c.push(`${schema('Registration')}/required`, 'currency'),
    says: /^schema Registration: currency is required/,
    reaches: ['POST /api/account/validate', 'POST /api/account'],
  },
  'a request may be less long': {
    edit: (c) => c.add(`${schema('LoginRequest')}/properties/username/maxLength`, 10),
    says: /^schema LoginRequest: username: maxLength none → 10/,
  },
  'a request takes only larger amounts': {
    edit: (c) => c.set(`${schema('TransferRequest')}/properties/amount/minimum`, 50),
    says: /^schema TransferRequest: amount: minimum 1 → 50/,
  },
  'a request gets a pattern': {
    edit: (c) => c.add(`${schema('OtpVerifyRequest')}/properties/otpCode/pattern`, '^[0-9]{6}$'),
    says: /^schema OtpVerifyRequest: otpCode: pattern \^\[0-9]\{6}\$ added/,
  },
  'a field of a request is a number as before, but a whole one': {
    edit: (c) => c.set(`${schema('AmountRequest')}/properties/amount/type`, 'integer'),
    says: /^schema AmountRequest: amount: type number → integer/,
  },
  'an amount of a request may have fewer decimals': {
    edit: (c) => c.set(`${schema('AmountRequest')}/properties/amount/x-decimals`, 0),
    says: /^schema AmountRequest: amount: x-decimals 2 → 0/,
  },
  'a required parameter is added': {
    edit: (c) =>
      c.add(`${c.operation('getNotice')}/parameters`, [
        { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
      ]),
    says: /^GET \/api\/lookup\/notice: parameter lang added, and required/,
    added: ['lang'],
  },
  'an optional header becomes required in every operation': {
    edit: (c) => c.add('/components/parameters/Client/required', true),
    says: /^parameter Client: is required/,
    reaches: ['GET /api/lookup/banks', 'POST /api/wallet/transfer'],
  },
  'a parameter is removed': {
    edit: (c) => c.drop(`${c.operation('transfer')}/parameters`),
    says: /^POST \/api\/wallet\/transfer: parameter Idempotency-Key removed/,
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
    reaches: ['POST /api/login'],
  },
  'an answer loses a field': {
    edit: (c) => {
      c.drop(`${schema('Profile')}/properties/coin`);
      c.pull(`${schema('Profile')}/required`, 'coin');
    },
    says: /^schema Profile: coin removed/,
    reaches: ['GET /api/account/profile'],
    removed: ['coin'],
  },
  'a field of an answer may be null': {
    edit: (c) => c.set(`${schema('Profile')}/properties/name/type`, ['string', 'null']),
    says: /^schema Profile: name: type string → string or null/,
  },
  'an answer may have a value more': {
    edit: (c) => c.push(`${schema('GameAccount')}/properties/category/enum`, 'live'),
    says: /^schema GameAccount: category: values added: live/,
    added: ['live'],
  },
  'an answer loses its format': {
    edit: (c) => c.drop(`${schema('ChatMessage')}/properties/createdAt/format`),
    says: /^schema ChatMessage: createdAt: format date-time removed/,
    reaches: ['POST /api/chat/history'],
  },
  'an alternative is added to an answer': {
    edit: (c) => c.push(`${schema('SpinState')}/properties/activeSpinwheel/anyOf`, { type: 'boolean' }),
    says: /^schema SpinState: activeSpinwheel: may be boolean/,
  },
  'another success may be answered': {
    edit: (c) => c.add(`${c.operation('transfer')}/responses/202`, { description: 'Taken' }),
    says: /^POST \/api\/wallet\/transfer: 202 may be answered/,
    added: ['202'],
  },
  'an answer loses a header': {
    edit: (c) => c.drop(`${c.operation('createQrcode')}/responses/200/headers/Date`),
    says: /^POST \/api\/qrcode\/\{codeOrId}: 200: header Date removed/,
  },
  'a body that could be left out is required': {
    edit: (c) => c.add(`${c.operation('getNotice')}/requestBody`, { required: true, content: {} }),
    says: /^GET \/api\/lookup\/notice: takes a body/,
  },
};

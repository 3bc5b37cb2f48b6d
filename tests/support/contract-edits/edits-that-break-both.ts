import { schema, type Edits } from './edit.ts';

/** Clients and servers must both change. */
export const editsThatBreakBoth: Edits = {
  'a path is renamed': {
    edit: (c) => {
      c.add('/paths/~1api~1chat~1read-customer', c.get('/paths/~1api~1chat~1read-customer~1'));
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
  'a field of an answer has another format': {
    edit: (c) => c.set(`${schema('Profile')}/properties/createdAt/format`, 'date'),
    says: /^schema Profile: createdAt: format date-time → date/,
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
      c.add(content.replace('json', 'xml'), c.get(content));
      c.drop(content);
    },
    says: /^POST \/api\/login: application\/\w+ (added|removed)/,
  },
  'a socket event has another name': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/components/messages/messaging/name', 'message'),
    says: /^message messaging: name messaging → message/,
    reaches: ['operation messaging'],
  },
  'a socket operation turns round': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/operations/messaging/action', 'send'),
    says: /^operation messaging: action receive → send/,
  },
  'a socket event is removed': {
    document: 'asyncapi.yaml',
    edit: (c) => c.drop('/operations/messaging'),
    says: /^operation messaging removed/,
  },
  'the room is named by other rules': {
    document: 'asyncapi.yaml',
    edit: (c) => c.set('/components/schemas/RoomName/pattern', '^[a-z]+$'),
    says: /^schema RoomName: pattern \^\.\+-\.\+\$ → \^\[a-z]\+\$/,
    reaches: ['operation join'],
  },
};

import { schema, type Edits } from './edit.ts';

type Neither = Readonly<Record<string, Edits[string] & { impact: 'minor' | 'patch' }>>;

/** Clients and servers of the old contract continue to work. */
export const editsThatBreakNeither: Neither = {
  'an operation is added': {
    edit: (c) => c.add('/paths/~1api~1news', { get: { operationId: 'listNews', responses: {} } }),
    says: /^GET \/api\/news added/,
    reaches: ['GET /api/news'],
    impact: 'minor',
  },
  'a field that a request may have': {
    edit: (c) => c.add(`${schema('TransferAllRequest')}/properties/memo`, { type: 'string' }),
    says: /^schema TransferAllRequest: memo added/,
    reaches: ['POST /api/wallet/transferAll'],
    impact: 'minor',
  },
  'a field that an answer may have': {
    edit: (c) => c.add(`${schema('Profile')}/properties/level`, { type: 'string' }),
    says: /^schema Profile: level added/,
    reaches: ['GET /api/account/profile'],
    impact: 'minor',
  },
  'a parameter that may be left out': {
    edit: (c) =>
      c.add(`${c.operation('getNotice')}/parameters`, [{ name: 'lang', in: 'query', schema: { type: 'string' } }]),
    says: /^GET \/api\/lookup\/notice: parameter lang added/,
    impact: 'minor',
  },
  'an error code more, where any text may stand': {
    edit: (c) => c.push(`${schema('ErrorCode')}/enum`, 'NEW_CODE'),
    says: /^schema ErrorCode: values added: NEW_CODE/,
    added: ['NEW_CODE'],
    impact: 'minor',
  },
  'a code that an operation newly refuses with': {
    edit: (c) => c.add(`${c.content('login', 400)}/examples/NO_DATA`, { $ref: '#/components/examples/NO_DATA' }),
    says: /^response LoginRefused: may refuse with NO_DATA/,
    impact: 'minor',
  },
  'a refusal more': {
    edit: (c) => c.add(`${c.operation('getInfo')}/responses/403`, { description: 'Not from here' }),
    says: /^GET \/api\/lookup\/info: 403 may be answered/,
    impact: 'minor',
  },
  'other treatment of the outcome': {
    edit: (c) => c.drop(`${c.operation('transfer')}/x-money`),
    says: /^POST \/api\/wallet\/transfer: x-money true → none/,
    impact: 'minor',
  },
  'an operation is called old': {
    edit: (c) => c.add(`${c.operation('getNotice')}/deprecated`, true),
    says: /^GET \/api\/lookup\/notice: deprecated none → true/,
    impact: 'minor',
  },
  'other words': {
    edit: (c) => c.set(`${c.operation('listBanks')}/summary`, 'Banks'),
    says: /^GET \/api\/lookup\/banks: summary changed/,
    impact: 'patch',
  },
  'another description of a field': {
    edit: (c) => c.set(`${schema('LoginResponse')}/properties/token/description`, 'A token'),
    says: /^schema LoginResponse: token: description changed/,
    impact: 'patch',
  },
  'another example of a success': {
    edit: (c) => c.set(`${c.content('getWithdrawLimits', 200)}/examples/typical/value`, {}),
    says: /typical: other values/,
    impact: 'patch',
  },
  'the address of the mock': {
    edit: (c) => c.set('/servers/0/url', 'http://localhost:4011'),
    says: /^servers changed/,
    impact: 'patch',
  },
  'a path parameter has another name': {
    edit: (c) => {
      const before = '/paths/~1api~1statement~1slip~1reference~1{reference}';
      const item = JSON.stringify(c.get(before)).replaceAll('"name":"reference"', '"name":"number"');
      c.add(before.replace('{reference}', '{number}'), JSON.parse(item));
      c.drop(before);
    },
    says: /parameters renamed, was /,
    impact: 'patch',
  },
  'a schema that nothing refers to': {
    edit: (c) => c.add(schema('Unused'), { type: 'object' }),
    says: /Unused added, which nothing refers to/,
    impact: 'patch',
  },
  'a socket event is added': {
    document: 'asyncapi.yaml',
    edit: (c) => c.add('/operations/typing', { action: 'receive', channel: { $ref: '#/channels/chat' } }),
    says: /^operation typing added/,
    impact: 'minor',
  },
};

type Document = 'openapi.yaml' | 'asyncapi.yaml';

/** One textual change of a contract. */
export interface Seed {
  document?: Document;
  /** The replaced text is the first match after this text. */
  after: string;
  from: string;
  to: string;
  /** The expected report. */
  report: RegExp;
}

/** Each of these breaks existing clients or services. */
export const breaking: Record<string, Seed> = {
  'a path is renamed': {
    after: 'paths:',
    from: '/api/chat/read-customer/:',
    to: '/api/chat/read-customer:',
    report: /read-customer: .*was renamed/,
  },
  'an operationId changes': {
    after: 'paths:',
    from: 'operationId: listSources',
    to: 'operationId: getSources',
    report: /^GET \/api\/lookup\/sources: .*'listSources' to 'getSources'/,
  },
  'a request asks for a field more': {
    after: '    TransferAllRequest:',
    from: 'required: [to]',
    to: 'required: [to, pin]',
    report: /^POST \/api\/wallet\/transferAll: .*became required: `pin`/,
  },
  'a request takes less': {
    after: '    TransferRequest:',
    from: 'minimum: 1',
    to: 'minimum: 50',
    report: /^POST \/api\/wallet\/transfer: .*`>= 1|'>= 1' to '>= 50'/,
  },
  'an answer loses a field': {
    after: '    LoginResponse:',
    from: 'required: [token]',
    to: 'required: []',
    report: /^POST \/api\/login: .*no longer required: `token`/,
  },
  'a field changes its type': {
    after: '    WithdrawLimits:',
    from: 'type: number',
    to: 'type: string',
    report: /^GET \/api\/lookup\/withdraw: Type of/,
  },
  'a status is no longer documented': {
    after: 'operationId: getInfo',
    from: "        '429':\n          $ref: '#/components/responses/TooManyRequests'\n",
    to: '',
    report: /^GET \/api\/lookup\/info: Response `429` was removed/,
  },
  'a value that requests may have is gone': {
    after: '    Currency:',
    from: 'enum: [LAK, BAHT]',
    to: 'enum: [BAHT]',
    report: /lost values: 'LAK'/,
  },
  'visitors may no longer call it': {
    after: 'operationId: getContact',
    from: '      security: []\n',
    to: '',
    report: /^GET \/api\/lookup\/contact: security removed\. A visitor could call it/,
  },
  'a query becomes a command': {
    after: 'operationId: getNotice',
    from: 'x-effect: query',
    to: 'x-effect: command',
    report: /^GET \/api\/lookup\/notice: x-effect modified\. A query may be read again/,
  },
  'a socket event has another name': {
    document: 'asyncapi.yaml',
    after: '  messages:\n    join:',
    from: 'name: messaging',
    to: 'name: message',
    report: /^channel chat: messages\/messaging · name modified\. .*event on the socket/,
  },
  'a socket operation turns round': {
    document: 'asyncapi.yaml',
    after: '  messaging:',
    from: 'action: receive',
    to: 'action: send',
    report: /^operation messaging: .*'receive' to 'send'/,
  },
  'a room is named by other rules': {
    document: 'asyncapi.yaml',
    after: '    RoomName:',
    from: "pattern: '^.+-.+$'",
    to: "pattern: '^[a-z]+$'",
    report: /^channel chat: `pattern` of `RoomName` changed/,
  },
};

/** None of these breaks existing clients or services. */
export const harmless: Record<string, Seed & { impact: 'minor' | 'patch' }> = {
  'an error code more, where any text may stand': {
    after: '    ErrorCode:',
    from: '        - UNAUTHORIZED\n',
    to: '        - UNAUTHORIZED\n        - NEW_CODE\n',
    report: /gained values: 'NEW_CODE'\. Any other text/,
    impact: 'minor',
  },
  'a field that a request may have': {
    after: '    TransferAllRequest:',
    from: '      properties:\n',
    to: '      properties:\n        memo: { type: string }\n',
    report: /^POST \/api\/wallet\/transferAll: .*memo added/,
    impact: 'minor',
  },
  'other treatment of the outcome': {
    after: 'operationId: transfer\n',
    from: '      x-money: true\n',
    to: '',
    report: /^POST \/api\/wallet\/transfer: x-money/,
    impact: 'minor',
  },
  'other words': {
    after: 'operationId: listBanks',
    from: 'summary: Banks a member can register with',
    to: 'summary: Banks',
    report: /^GET \/api\/lookup\/banks: summary modified/,
    impact: 'patch',
  },
  'the address of the mock': {
    after: 'servers:',
    from: 'http://localhost:4010',
    to: 'http://localhost:4011',
    report: /^servers: /,
    impact: 'patch',
  },
};

/** The document with the seed applied. Throws when its texts are not found. */
export function plant(text: string, { after, from, to }: Seed): string {
  const anchor = text.indexOf(after);
  const start = text.indexOf(from, anchor);
  if (anchor === -1 || start === -1) throw new Error(`There is no ${from} after ${after}`);
  return text.slice(0, start) + to + text.slice(start + from.length);
}

import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { follow } from '../../tools/generate/contract.ts';
import { readings } from '../../tools/ledger/requirements.ts';
import { isOwnSuccess } from '../../src/api/wire/money/success-codes.ts';
import { componentName, openapi, operations } from '../support/contract.ts';

const schemas = openapi.components.schemas;
const titles = (selected: typeof operations) => selected.map(({ title }) => title);

describe('paths and operations', () => {
  test('every refusal is an ErrorBody', () => {
    const refusals = operations.flatMap(({ responses }) => responses.filter(({ status }) => /^[45]/.test(status)));
    expect(new Set(refusals.map(({ schema }) => componentName(schema)))).toEqual(new Set(['ErrorBody']));
  });

  test('A-02 every path item declares the client marker', () => {
    for (const [path, item] of Object.entries(openapi.paths)) {
      expect(item.parameters, path).toContainEqual({ $ref: '#/components/parameters/Client' });
    }
    const markers = operations.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'X-Client'));
    expect(markers).toHaveLength(operations.length);
    for (const marker of markers) expect(marker).toMatchObject({ in: 'header', schema: { const: 'wallet-user' } });
  });
});

describe('effects', () => {
  test('A-118 x-money marks the money commands, and nothing else', () => {
    const [, listed = ''] = /`x-money: true` on (.*?)\./.exec(readings.get('A-118') ?? '') ?? [];
    expect(operations.flatMap(({ id, money }) => (money ? [`\`${id}\``] : []))).toEqual(listed.split(', '));
    expect(operations.filter(({ money, effect }) => money && effect !== 'command')).toEqual([]);
  });

  test('A-118 x-shown-by says for every money command, and for nothing else, which item shows it', () => {
    expect(titles(operations.filter(({ shownBy }) => shownBy))).toEqual(
      titles(operations.filter(({ money }) => money)),
    );
    const fields = schemas['StatementEntry']?.properties;
    for (const { title, shownBy = 'nothing', request, parameters } of operations) {
      if (shownBy === 'nothing') continue;
      const { query, type, about, same = [] } = shownBy;
      expect(titles(operations.filter(({ id, effect }) => id === query && effect === 'query')), title).toHaveLength(1);
      expect(type !== undefined, title).toBe(query === 'listStatements');
      if (type !== undefined) expect(schemas['StatementType']?.enum, title).toContain(type);
      if (about !== undefined) expect(fields, title).toHaveProperty(about);
      const sent = [
        ...Object.keys(follow(openapi, request?.schema ?? {}).properties ?? {}),
        ...parameters.map(({ name }) => name),
      ];
      expect(sent, title).toEqual(expect.arrayContaining(same));
    }
  });

  test('A-118 the money commands and the probe, and nothing else, take an optional Idempotency-Key', () => {
    const takesKey = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(titles(takesKey)).toEqual(titles(operations.filter(({ id, money }) => money || id === 'getActive')));
    for (const { parameters } of takesKey) {
      const key = parameters.find(({ name }) => name === 'Idempotency-Key');
      expect(key?.in).toBe('header');
      expect(key?.required ?? false).toBe(false);
    }
  });

  test('A-118 exactly the answers of money commands may return the key', () => {
    const returnsKey = operations.filter(({ method, path }) =>
      JSON.stringify(openapi.paths[path]?.[method]?.responses['200']).includes('#/components/headers/IdempotencyKey'),
    );
    expect(titles(returnsKey)).toEqual(titles(operations.filter(({ money }) => money)));
  });
});

describe('refusals', () => {
  test('A-117 A-135 each operation declares only 400, 410, 429, 500; a secured one 401; an upload 413 and 415', () => {
    for (const { title, security, timeout, responses } of operations) {
      const secured = security !== 'public';
      const upload = timeout === 'upload';
      expect(
        responses.map(({ status }) => status),
        title,
      ).toEqual(['200', '400', ...(secured ? ['401'] : []), '410', ...(upload ? ['413', '415'] : []), '429', '500']);
    }
  });

  const tokens = 'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4';
  const common = { 410: ['gone'], 429: ['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'], 500: ['INTERNAL_SERVER_ERROR'] };
  const withToken = { ...common, 400: ['KEY_MISSING', 'KEY_INVALID'], 401: [...tokens.split(' '), 'invalid-token'] };
  test('A-117 every operation has the common codes, and those of tokens and keys exactly if it takes a token', () => {
    for (const { title, security, responses } of operations) {
      const listed = Object.fromEntries(responses.map(({ status, examples }) => [status, Object.keys(examples)]));
      for (const [status, codes] of Object.entries(security === 'public' ? common : withToken)) {
        expect(listed[status], title).toEqual(expect.arrayContaining(codes));
      }
      if (security === 'public')
        expect(
          listed['400']?.filter((code) => code.startsWith('KEY_')),
          title,
        ).toEqual([]);
    }
  });

  test('A-117 every code is used by an operation', () => {
    const bodies = operations.flatMap(({ responses }) => responses.flatMap(({ examples }) => Object.values(examples)));
    const texts = new Set(bodies.flatMap((body) => Object.values(body as Record<string, unknown>))); // all are objects
    expect(schemas['ErrorCode']?.enum?.filter((code) => !texts.has(code))).toEqual([]);
  });

  test('A-99 A-118 the app knows the success code of each acknowledged money command', () => {
    const acknowledged = operations.filter(
      ({ money, responses }) => money && /^(Ack|ClearedBonus)$/.test(componentName(responses[0]?.schema ?? {}) ?? ''),
    );
    const unknown = acknowledged.filter(({ id, responses }) => {
      const { message = '' } = responses[0]?.examples['typical'] as { message?: string }; // both have only this field
      return !isOwnSuccess(id as OperationId, message); // an id of the contract
    });
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(unknown.map(({ title }) => title)).toEqual([]);
  });

  test('A-01 a refusal has a known code or any other text', () => {
    expect(schemas['ErrorBody']?.properties?.['message']?.anyOf).toEqual([
      { $ref: '#/components/schemas/ErrorCode' },
      { type: 'string' },
    ]);
  });
});

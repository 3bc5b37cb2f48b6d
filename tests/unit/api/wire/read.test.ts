import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../../src/api/wire/types.ts';
import { done, everyOperation, examplesOf, readAs, typicalOf } from '../../../support/read-as.ts';

const ids = everyOperation.map(({ id }) => id);

describe('R-007 A-01 the data of an answer, with or without an envelope', () => {
  test.each(ids)('R-007 %s: every example is read unchanged, with and without an envelope', (id) => {
    // A refusal with status 200 is no data.
    const examples = Object.entries(examplesOf(id)).filter(([name]) => name !== 'refused');
    expect(examples).not.toEqual([]);
    for (const [name, example] of examples) {
      const before = structuredClone(example);
      expect(readAs(id, example), name).toStrictEqual(done(before));
      expect(readAs(id, { data: example }), `${name} in an envelope`).toStrictEqual(done(before));
      expect(readAs(id, { statusCode: 200, data: example }), `${name} in a talkative one`).toStrictEqual(done(before));
      expect(example, `${name} is left as it came`).toStrictEqual(before);
    }
  });

  test('A-01 a body with a documented key is the payload, even if it has a `data` key', () => {
    const login = { token: 'outer', data: { token: 'inner' } };
    expect(readAs('login', login)).toStrictEqual(done(login));
  });

  test('A-01 an inherited `data` key is no envelope', () => {
    const body: unknown = Object.create({ data: { token: 'inherited' } });
    expect(readAs('login', body)).toMatchObject({ ok: false, outcome: 'unknown' });
  });
});

describe('A-10 the lookups may answer bare values', () => {
  const bareKeys = {
    listBanks: 'banks',
    listConditions: 'conditions',
    listAgreements: 'agreements',
    getNotice: 'notice',
    listSources: 'sources',
    getSlipLookup: 'slip',
    getActive: 'terminated',
    getRegisterOtp: 'registerOTP',
    getEnableChatWidget: 'enableChatWidget',
  } as const;

  // Object.entries loses the key types.
  test.each(Object.entries(bareKeys) as [keyof typeof bareKeys, string][])(
    'A-10 %s may answer only the value of %s',
    (id, key) => {
      for (const [name, example] of Object.entries(examplesOf(id))) {
        const bare = (example as Record<string, unknown>)[key]; // every lookup's example is an object
        if (key === 'slip' && Object.keys(bare as object).length === 0) continue; // an empty object has no key
        expect(readAs(id, bare), name).toStrictEqual(done({ [key]: bare }));
        expect(readAs(id, { data: bare }), `${name} in an envelope`).toStrictEqual(done({ [key]: bare }));
      }
    },
  );

  test.each([
    ['listBanks', []],
    ['listConditions', ['<p>1</p>']],
    ['getNotice', ''],
    ['getActive', null],
    ['getRegisterOtp', true],
  ] as const)('A-10 %s answers %j', (id, bare) => {
    expect(readAs(id, bare)).toStrictEqual(done({ [bareKeys[id]]: bare }));
  });

  test.each([
    ['getRegisterOtp', 'true'],
    ['getRegisterOtp', 1],
    ['getRegisterOtp', null],
    ['getNotice', 7],
    ['listBanks', {}],
    ['getInfo', 'Member wallet'],
  ] as const)('A-10 %s does not take %j for an answer', (id, bare) => {
    expect(readAs(id, bare)).toMatchObject({ ok: false, outcome: 'unknown' });
  });

  test.each(['login', 'getWallet', 'uploadChatImage', 'getSpinActive', 'getCurrentPromotion', 'transfer'] as const)(
    'A-10 %s is no lookup: a bare text or boolean is no answer',
    (id: OperationId) => {
      for (const bare of ['text', false, 0]) {
        expect(readAs(id, bare), String(bare)).toMatchObject({ ok: false, outcome: 'unknown' });
      }
    },
  );
});

test('A-01 answers with only a list may be a bare list', () => {
  const lists = everyOperation.flatMap(({ id }) => {
    const typical = typicalOf(id);
    const [list, ...others] = Object.values<unknown>(typical);
    return Array.isArray(list) && others.length === 0 ? [{ id, typical, list }] : [];
  });
  expect(lists.length).toBeGreaterThan(5);
  for (const { id, typical, list } of lists) expect(readAs(id, list), id).toStrictEqual(done(typical));
});

test('A-112 send-message may answer the bare date', () => {
  const createdAt = '2026-11-20T20:01:40+07:00';
  expect(readAs('sendChatMessage', createdAt)).toStrictEqual(done({ createdAt }));
  expect(readAs('sendChatMessage', { data: createdAt })).toStrictEqual(done({ createdAt }));
  expect(readAs('sendChatMessage', 'soon')).toMatchObject({ ok: false, violation: { pointer: '/createdAt' } });
});

test('R-007 a command without documented fields may answer only a status', () => {
  for (const nothing of [null, '', true, {}, { data: null }]) {
    expect(readAs('resetSlotPassword', nothing), JSON.stringify(nothing)).toStrictEqual(done({}));
  }
  expect(readAs('login', null)).toMatchObject({ ok: false, outcome: 'unknown' });
});

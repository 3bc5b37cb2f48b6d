import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { WebStorage } from '../../../support/web-storage.ts';
import { cut, json, runningWire, text, until, type Answer } from '../../../support/wire-server.ts';
import { WireXhr } from '../../../support/wire-xhr.ts';

const wire = await runningWire({ idempotencyKey: 'auto' });
const { keyIsHonoured, keysAreOn } = await import('../../../../src/api/wire/money/idempotency-key.ts');
const { probeKeys } = await import('../../../../src/api/wire/money/key-probe.ts');
const { sendMoneyCommand } = await import('../../../../src/api/wire/money/money-command.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { createUpload } = await import('../../../../src/api/wire/send/upload.ts');

vi.stubGlobal('location', new URL('https://wallet.example/user/home'));
vi.stubGlobal('sessionStorage', new WebStorage());
vi.stubGlobal('XMLHttpRequest', WireXhr);

const on = (address: string, rule: boolean | 'auto' = 'auto') => {
  Object.assign(wire.settings, { apiBaseUrl: address, idempotencyKey: rule });
};
let amount = 0;
/** A transfer with its own confirmation. */
const transfer = () => {
  const body = { from: 'WALLET', to: 'G1', amount: (amount += 1) };
  return sendMoneyCommand(op.transfer, schema.Ack, { body }, {}).catch((error: unknown) => error);
};
const keys = () => wire.received.map(({ headers }) => headers['idempotency-key']);

beforeEach(async () => {
  wire.reset();
  on(wire.origin);
  wire.answer = cut;
  await probeKeys();
  wire.received.length = 0;
});

describe('quality 3: the setting', () => {
  test.each([
    ['true', wire.origin, true, true],
    ['false', '', false, false],
    ['auto, on the page’s own origin', '', 'auto', true],
    ['auto, on the page’s own origin by its name', 'https://wallet.example/api', 'auto', true],
    ['auto, on another origin that was not asked', wire.origin, 'auto', false],
  ] as const)('quality 3: %s', async (_title, address, rule, expected) => {
    on(address, rule);
    expect(keysAreOn()).toBe(expected);
  });

  test('quality 3: the page’s own origin is not probed', async () => {
    on('https://wallet.example');
    await probeKeys();
    expect(wire.received).toEqual([]);
  });
});

describe('quality 3: auto, on another origin', () => {
  test('quality 3: one GET of the active lookup has the header, and later money commands have it', async () => {
    wire.answer = json({ terminated: null });
    await probeKeys();
    expect(wire.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/lookup/active']);
    wire.answer = json({ message: 'OK' });
    await transfer();
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()).toHaveLength(2);
  });

  test('quality 3: an answer that refuses or breaks the contract is an answer', async () => {
    for (const answer of [json({ message: 'REQUEST_LIMIT' }, 429), text('<h1>502</h1>', 502), json([])]) {
      wire.answer = answer;
      await probeKeys();
      expect(keysAreOn()).toBe(true);
    }
  });

  test('quality 3: without an answer money commands have no key', async () => {
    await probeKeys();
    expect(keysAreOn()).toBe(false);
    wire.reset();
    wire.answer = json({ message: 'OK' });
    await transfer();
    expect(keys()).toEqual([undefined]);
  });

  test('quality 3: after a money command without an answer the next one has no key', async () => {
    wire.answer = json({ terminated: null });
    await probeKeys();
    wire.answer = cut;
    await transfer();
    wire.answer = json({ message: 'OK' });
    await transfer();
    expect(keys().map((key) => key !== undefined)).toEqual([true, true, false]);
  });

  test('quality 3: the probe result of an earlier session does not turn the key on', async () => {
    const held: (() => void)[] = [];
    const yes = json({ terminated: null });
    wire.answer = (response, request) => void held.push(() => yes(response, request));
    const earlier = probeKeys();
    await until(() => held.length === 1);
    wire.answer = cut;
    await probeKeys();
    held.pop()?.();
    await earlier;
    expect(keysAreOn()).toBe(false);
  });

  const notSent = () => sendMoneyCommand(op.activatePromotion, schema.Ack, { params: { code: '..' } }, {});

  test.each([
    ['a command that was not sent', () => notSent().catch((error: unknown) => error)],
    ['a refusal', transfer],
  ])('quality 3: %s keeps the key on', async (_what, give) => {
    wire.answer = json({ terminated: null });
    await probeKeys();
    wire.answer = json({ message: 'MONEY_NOT_ENOUGH' }, 400);
    await give();
    expect(keysAreOn()).toBe(true);
  });
});

describe('quality 3: a key is honoured once the service has returned it in this session', () => {
  const returns =
    (key: (sent: string) => string, status = 200): Answer =>
    (response, { headers }) => {
      response
        .writeHead(status, { 'Idempotency-Key': key(String(headers['idempotency-key'])) })
        .end(JSON.stringify({ message: status === 200 ? 'OK' : 'MONEY_NOT_ENOUGH' }));
    };
  const own = returns((sent) => sent);

  beforeEach(async () => {
    session.start(Math.random().toString(36), { remember: false });
    wire.answer = json({ terminated: null });
    await probeKeys();
  });

  test.each([
    ['done', true, own],
    ['refused', true, returns((sent) => sent, 400)],
    ['done without a key', false, json({ message: 'OK' })],
    ['done with another key', false, returns(() => 'f'.repeat(32))],
    ['done with two keys', false, returns((sent) => `${sent}, ${sent}`)],
  ])('quality 3: after an answer that is %s: %s', async (_what, expected, answer) => {
    wire.answer = answer;
    await transfer();
    expect(keyIsHonoured()).toBe(expected);
  });

  test('quality 3: an upload reads the header too', async () => {
    wire.answer = own;
    const body = new FormData();
    await sendMoneyCommand(op.uploadSlip, schema.Ack, { body }, {}, { fetch: createUpload(() => undefined).fetch });
    expect(keyIsHonoured()).toBe(true);
  });

  test('quality 3: a later command without an answer changes nothing', async () => {
    wire.answer = own;
    await transfer();
    wire.answer = cut;
    await transfer();
    expect([keyIsHonoured(), keysAreOn()]).toEqual([true, true]);
  });

  test('quality 3: a reload remembers it, and the next session does not', async () => {
    wire.answer = own;
    await transfer();
    vi.resetModules();
    const again = await import('../../../../src/api/wire/money/idempotency-key.ts');
    const { session: restored } = await import('../../../../src/api/wire/session/session.ts');
    expect(again.keyIsHonoured()).toBe(true);
    restored.start('another-member', { remember: false });
    expect(again.keyIsHonoured()).toBe(false);
  });

  test('quality 3: an answer to the member before does not count', async () => {
    wire.answer = (response, request) => {
      session.start('another-member', { remember: false });
      own(response, request);
    };
    await transfer();
    expect(keyIsHonoured()).toBe(false);
  });

  test.each([true, false])('quality 3: the setting %s says it without evidence', (rule) => {
    on(wire.origin, rule);
    expect(keyIsHonoured()).toBe(rule);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { json, partOf, runningWire } from '../../../support/wire-server.ts';
import { everyOperation, paramsOfCommands } from '../../../support/read-as.ts';

const wire = await runningWire();
wire.settings.apiBaseUrl = `${wire.origin}/base`;
const { send } = await import('../../../../src/api/wire/send/send.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');

afterEach(() => {
  session.end();
});

const ack = json({ message: 'OK' });
const params = { ...paramsOfCommands, reference: 'r' };

async function sent(call: () => Promise<unknown>) {
  wire.received.length = 0;
  await call();
  expect(wire.received).toHaveLength(1);
  const [request] = wire.received;
  if (!request) throw new Error('Nothing arrived');
  return request;
}

describe('R-001…R-006 every request', () => {
  test('R-001 R-008…R-027 R-029…R-036 R-040…R-068 R-070…R-080 each operation goes to its method and path below the base URL, with its headers', async () => {
    session.start('member-token', { remember: false });
    wire.answer = json({});
    for (const operation of everyOperation) {
      const body = operation.body === 'json' ? { a: 1 } : operation.body === 'multipart' ? new FormData() : undefined;
      const input = { params, body } as never; // a superset of all inputs; other tests check the types
      await send(operation, schema.Ack as never, input); // the answer does not matter here
    }
    expect(wire.received.map(({ method, url }) => `${method} ${url}`)).toEqual(
      everyOperation.map(({ method, path }) => {
        const filled = path.replace(/\{(\w+)\}/g, (_whole, name: keyof typeof params) => params[name]);
        return `${method.toUpperCase()} /base${filled}`;
      }),
    );
    wire.received.forEach(({ headers, body }, index) => {
      const operation = everyOperation[index];
      expect(headers['x-client'], operation?.id).toBe('wallet-user');
      expect(headers.authorization, operation?.id).toBe('Bearer member-token');
      expect(headers['idempotency-key'], operation?.id).toBeUndefined();
      if (operation?.body === 'json') {
        expect(headers['content-type'], operation.id).toBe('application/json');
        expect(body.toString(), operation.id).toBe('{"a":1}');
      } else if (operation?.body === null) {
        expect(headers['content-type'], operation.id).toBeUndefined();
        expect(body, operation.id).toHaveLength(0);
      }
    });
  });

  test('R-004 R-005 each request has the current token, or none without a session', async () => {
    wire.answer = json({ terminated: null });
    const call = () => send(op.getActive, schema.ActiveLookup, {});
    const authorization = async () => (await sent(call)).headers.authorization;
    expect(await authorization()).toBeUndefined();
    session.start('first', { remember: true });
    expect(await authorization()).toBe('Bearer first');
    session.start('second', { remember: false });
    expect(await authorization()).toBe('Bearer second');
    session.end();
    expect(await authorization()).toBeUndefined();
  });
});

describe('paths, byte for byte', () => {
  test('R-076 R-077 a promotion code is percent-encoded', async () => {
    wire.answer = json({ percentFail: null, description: '' });
    const find = (code: string) => sent(() => send(op.findPromotion, schema.Promotion, { params: { code } }));
    expect((await find('A/B C')).url).toBe('/base/api/promotion/find/A%2FB%20C');
    expect((await find('?a=1&b#c')).url).toBe('/base/api/promotion/find/%3Fa%3D1%26b%23c');
    expect((await find('ก๑%2F+')).url).toBe('/base/api/promotion/find/%E0%B8%81%E0%B9%91%252F%2B');
    expect((await find('..a')).url).toBe('/base/api/promotion/find/..a');
    wire.answer = ack;
    const activate = await sent(() => send(op.activatePromotion, schema.Ack, { params: { code: 'A/B C' } }));
    expect(activate.url).toBe('/base/api/promotion/activate/A%2FB%20C');
  });

  test.each(['', '.', '..'])(
    'quality 5: a parameter %j, which would change the path, is refused and nothing is sent',
    async (code) => {
      wire.answer = json({ percentFail: null, description: '' });
      await expect(send(op.findPromotion, schema.Promotion, { params: { code } })).rejects.toMatchObject({
        outcome: 'refused',
        status: 0,
        code: 'NO_DATA',
      });
      expect(wire.received).toHaveLength(0);
    },
  );
});

describe('R-034 R-050 uploads', () => {
  test('R-006 R-050 A-11 the bytes of the file arrive unchanged, in a part called file', async () => {
    wire.answer = ack;
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31 + (index >> 8)) % 256));
    const body = new FormData();
    body.append('file', new File([bytes], 'สลิป "1".png', { type: 'image/png' }));
    const request = await sent(() => send(op.uploadSlip, schema.Ack, { body }));
    expect(request.headers).toMatchObject({ 'x-client': 'wallet-user' });
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(await partOf(request)).toMatchObject({ name: 'file', parts: 1, type: 'image/png', bytes });
  });

  test('A-13 another transport replaces fetch and gets the whole request', async () => {
    session.start('member-token', { remember: false });
    const body = new FormData();
    body.append('file', new File(['x'], 'x.png'));
    const transport = vi.fn<(request: Request) => Promise<Response>>(async () =>
      Response.json({ path: '/media/x.png' }),
    );
    const answer = await send(op.uploadChatImage, schema.UploadedFile, { body }, { fetch: transport });
    expect(answer).toEqual({ path: '/media/x.png' });
    expect(wire.received).toHaveLength(0);
    const request = transport.mock.calls[0]?.[0];
    expect(request?.url).toBe(`${wire.origin}/base/api/chat/upload-image`);
    expect(request?.headers.get('authorization')).toBe('Bearer member-token');
    expect(request?.headers.get('x-client')).toBe('wallet-user');
    expect([...((await request?.formData()) ?? [])].map(([name]) => name)).toEqual(['file']);
  });
});

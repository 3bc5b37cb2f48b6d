import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { isRecord } from '../../../tools/drift/is-record.ts';
import { driftOf, idsIn, placeIn, places } from '../../support/drift-run.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox } = runningSandbox();
let timer: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(timer));

/** Sends often while a test listens. Three at once, because a busy machine may have time for one moment only. */
function sendOften(send: () => void) {
  timer = setInterval(() => {
    for (let sent = 0; sent < 3; sent += 1) send();
  }, 40);
}

/** Listens while a payload is sent to the member's room repeatedly. */
function listenTo(payload: unknown) {
  sendOften(() => sandbox().control.pushRaw(rich, payload));
  const { url } = sandbox();
  return driftOf(url, 'getInfo', '--chat-url', url, '--chat-seconds', '1');
}

const message = { message_type: 'text', payload: { message: 'สวัสดี' } };
const good = { sender: 'support', createdAt: '2026-11-20T20:01:40+07:00', session_id: 's-1', message };

test('R-085 a socket that matches asyncapi.yaml has no findings, and the report has the number of messages', async () => {
  const report = await listenTo(good);
  expect(report).toMatchObject({ result: 'clean', exitCode: 0, findings: [] });
  expect(report.notes).toContainEqual(expect.stringMatching(/^The socket sent messaging \d+ times\.$/));
});

test('R-085 socket-payload: the event, the place in it and the line of openapi.yaml', async () => {
  const report = await listenTo({ ...good, createdAt: 'just now' });
  const contract = placeIn('openapi.yaml', '/components/schemas/ChatMessage/properties/createdAt/format');
  expect(places(report)).toEqual([
    { kind: 'socket-payload', operationId: 'messaging', status: null, at: '/createdAt', contract },
  ]);
  expect(report.findings[0]).toMatchObject({ id: 'socket-payload:messaging:/createdAt:format-date-time', curl: null });
  expect(report.findings[0]?.count).toBeGreaterThan(1);
});

test('R-085 socket-payload: a second data argument is a breach, the callback of an acknowledgement is not', async () => {
  const server = new Server(0, { serveClient: false });
  server.on('connection', (client) => {
    sendOften(() => client.emit(...sent));
  });
  let sent: [string, ...unknown[]] = ['messaging', good, () => undefined];
  const url = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`; // it listens on a port
  const listen = () => driftOf(sandbox().url, 'getInfo', '--chat-url', url, '--chat-seconds', '1');
  expect((await listen()).findings).toEqual([]);
  clearInterval(timer);
  sent = ['messaging', good, { again: true }];
  expect(idsIn(await listen())).toEqual(['socket-payload:messaging:arguments']);
  await server.close();
});

test('R-085 a silent socket does not pass', async () => {
  const { url } = sandbox();
  const report = await driftOf(url, 'getInfo', '--chat-url', url, '--chat-seconds', '0.2');
  expect(report).toMatchObject({ result: 'blind', exitCode: 4, blind: [{ id: 'blind:messaging' }] });
});

test('R-085 with --write sent messages return on the socket', async () => {
  const { url } = sandbox();
  const report = await driftOf(url, 'sendChatMessage', '--write', '--chat-url', url, '--chat-seconds', '1');
  expect(report).toMatchObject({ result: 'clean', findings: [] });
  expect(report.notes).toContainEqual(expect.stringContaining('messaging'));
});

test('R-085 foreign-message: what a guest writes arrives in the room of the member', async () => {
  const { method, path } = operations.sendChatMessage;
  const proxy = await startFaultProxy(sandbox().url, {
    onExchange({ method: sent, url, headers, body }) {
      const isOfGuest = sent === method.toUpperCase() && url === path && headers.authorization === undefined;
      const read: unknown = isOfGuest && JSON.parse(body.toString());
      if (isRecord(read)) sandbox().control.pushRaw(rich, { ...good, message: read['message'] });
    },
  });
  const words = ['--write', '--chat-url', sandbox().url, '--chat-seconds', '1'];
  const report = await driftOf(proxy.url, 'sendChatMessage', ...words);
  await proxy.close();
  expect(idsIn(report)).toEqual(['foreign-message:messaging:foreign-message']);
});

test('R-085 a stopped run closes the socket, so that the command ends', async () => {
  const { url, control } = sandbox();
  await expect(driftOf(url, 'noSuchOperation', '--chat-url', url)).rejects.toMatchObject({ exitCode: 2 });
  await expect.poll(() => control.connections()).toBe(0);
});

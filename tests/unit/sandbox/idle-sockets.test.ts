import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runningSandbox } from '../../support/running-sandbox.ts';

const idleSocketMs = 500;
const { sandbox, ask } = runningSandbox({ idleSocketMs });

const answerUntilClosed = async (sent: string, port: number) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
};

test.each([
  ['asks nothing', ''],
  ['stops in the middle of the headers', 'GET / HTTP/1.1\r\nHost: loc'],
  ['stops in the middle of the body', 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{"us'],
  ['was answered and asks no more', 'GET /api/lookup/info HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('A-138 a socket that %s is closed', async (_, sent) => {
  // The test ends when the socket closes.
  const ports = [sandbox().port, Number(new URL(sandbox().gameSite).port)];
  const answers = await Promise.all(ports.map((port) => answerUntilClosed(sent, port)));
  expect(answers.map((answer) => typeof answer)).toEqual(['string', 'string']);
});

test('A-138 the socket of a request that waits for its answer stays open', async () => {
  sandbox().control.fail('getInfo', { delayMs: 4 * idleSocketMs });
  expect((await ask('getInfo')).status).toBe(200);
});

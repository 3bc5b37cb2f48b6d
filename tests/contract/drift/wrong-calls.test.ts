import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { openSide } from '../../../tools/contract-diff/sides.ts';
import { textReport } from '../../../tools/drift/report-text.ts';
import { startLocalServer } from '../../../tools/local-server.ts';
import { drift } from '../../support/drift-run.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const { sandbox } = runningSandbox();
const folder = temporaryFolder('drift-calls');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const entry = {
  request: {
    method: 'GET',
    url: 'https://api.example.com/api/lookup/info',
    headers: [{ name: 'X-Client', value: 'wallet-user' }],
  },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: '{"name":"Naga Wallet","website":"https://wallet.example.com"}' },
  },
};

test('R-085 B-28 a HAR with a byte order mark is read, and a broken entry costs only itself', async () => {
  const har = JSON.stringify({ log: { entries: [entry, { request: null }, entry] } });
  const path = file('marked.har', `\uFEFF${har}`);
  const report = await drift('--from', path);
  expect(report).toMatchObject({ requests: 2, findings: [], operations: ['getInfo'] });
  expect(report.notes).toContain(`Entry 2 of ${path} is no exchange, and was left out.`);
});

test.each([
  ['nothing.here=1', '--value nothing: the contract has no operation nothing.'],
  [
    'transfer.amout=1',
    '--value transfer.amout: transfer has no amout, only X-Client, Idempotency-Key, from, to, amount.',
  ],
])('R-085 B-28 --value %s is refused by name', async (value, message) => {
  await expect(drift(sandbox().url, '--value', value)).rejects.toMatchObject({ exitCode: 2, message });
});

test('R-085 B-28 an address that ends in /api is recognised and said once', async () => {
  const report = await drift(`${sandbox().url}/api`, '--only', 'getInfo,listBanks');
  expect(report).toMatchObject({ result: 'clean', findings: [] });
  expect(report.notes[0]).toBe(
    `The paths of the contract begin with api/ themselves: the address is ${sandbox().url}/.`,
  );
});

test('R-085 B-28 a contract of commands only says so', async () => {
  const contract = file(
    'commands.yaml',
    'openapi: 3.1.0\ninfo: { title: C, version: 1.0.0 }\npaths: { /a: { post: { operationId: a, responses: {} } } }\n',
  );
  const report = await drift(sandbox().url, '--contract', contract);
  expect(report).toMatchObject({ exitCode: 4, requests: 0 });
  expect(textReport(report).split('\n')[0]).toBe(
    `Nothing was tested at ${sandbox().url}: the contract describes commands only, which --write sends.`,
  );
});

test('R-085 B-28 a socket that the service closes is named', async () => {
  const { server, url, close } = await startLocalServer((_, response) => response.writeHead(404).end());
  const io = new Server(server);
  io.on('connection', (socket) => socket.on('join', () => socket.disconnect(true)));
  const report = await drift(sandbox().url, '--only', 'getInfo', '--chat-url', url, '--chat-seconds', '0.5');
  expect(report.blind.map(({ why }) => why).join()).toMatch(/^the service closed the socket after [\d.]+ s \(/);
  await io.close();
  await close().catch(() => undefined);
});

test('R-083 A-137 a missing folder of an older contract is named', () => {
  expect(() => openSide(join(folder, 'missing'))).toThrow(/^There is no folder .*missing, and git knows no commit/);
});

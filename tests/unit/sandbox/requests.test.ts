import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requestExample } from '../../../mocks/sandbox/contract-example.ts';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('site');
const files = {
  'index.html': '<title>app</title>',
  '404.html': '<title>nothing</title>',
  'assets/main-4f3a2b1c.js': 'x'.repeat(5000),
  'headers.json': JSON.stringify({
    headers: { 'Content-Security-Policy': "default-src 'none'" },
    caching: [{ under: '/assets/', value: 'immutable' }],
    pages: { '/': '/index.html', '/user/home': '/index.html' },
    ...{ notFound: '/404.html', folders: ['/assets/'], hidden: ['/headers.json'] },
  }),
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const { sandbox, reports, ask } = runningSandbox({ site: folder });

describe('sandbox: requests', () => {
  test('tokens are valid for 24 hours, and only for active members', async () => {
    const { control } = sandbox();
    const token = control.signIn(rich);
    expect((await ask('getWallet', { token })).status).toBe(200);
    expect(await ask('getWallet')).toEqual(refusal('UNAUTHORIZED', 401));
    expect((await ask('getChatConfig')).status).toBe(200);
    expect(await ask('getChatConfig', { token: 'nobody' })).toEqual(refusal('invalid-token', 401));
    control.setActive(rich, false);
    expect(await ask('getWallet', { token })).toEqual(refusal('INVALID_USER_1', 401));
    control.advanceClock(24 * 3_600_000);
    expect(await ask('getWallet', { token })).toEqual(refusal('EXPIRED_AUTH_TOKEN', 401));
  });

  test.each(['A/B C', '100%', 'ก%2Fข'])('a path parameter arrives decoded once: %s', async (slotCode) => {
    expect(await ask('getSlotAccount', { as: rich, params: { slotCode } })).toEqual(refusal('NO_GAME'));
    expect(sandbox().requests.at(-1)?.path).toBe(`/api/wallet/account/${encodeURIComponent(slotCode)}`);
  });

  test.each(['GET /api/nothing', 'DELETE /api/wallet', 'GET /api/wallet/'])(
    'R-085 %s is not in the contract: 404, and it is recorded',
    async (request) => {
      const [method = '', path = ''] = request.split(' ');
      expect((await fetch(sandbox().url + path, { method })).status).toBe(404);
      expect(sandbox().requests.at(-1)).toMatchObject({ operationId: null, status: 404 });
      expect(sandbox().control.violations()).toMatchObject([{ kind: 'unknown', where: request }]);
      expect(reports[0]).toContain(request);
    },
  );

  test.each([
    ['LOGIN_FAIL', 'login', { username: rich }, '/password'],
    ['LOGIN_FAIL', 'login', { username: 812345678, password: 'naga1234' }, '/username'],
    ['INVALID_USER_INFO', 'validateAccount', { ...requestExample('validateAccount'), name: '' }, '/name'],
    ['KEY_INVALID', 'transfer', { from: 'WALLET', to: 'PGSLOT', amount: '10' }, '/amount'],
    ['TRANSFER_MINIMUM', 'transfer', { from: 'WALLET', to: 'PGSLOT', amount: 0.5 }, '/amount'],
  ] as const)('%s for a %s that the contract forbids, and it is recorded', async (code, id, json, pointer) => {
    expect(await ask(id, { as: rich, json })).toEqual(refusal(code));
    expect(sandbox().control.violations()).toMatchObject([{ kind: 'request', where: id, pointer }]);
  });
});

describe('sandbox: the built app', () => {
  test.each([
    ['/user/home?open=deposit', '200 no-cache <title>app</title>'],
    ['/assets/main-4f3a2b1c.js', `200 immutable ${files['assets/main-4f3a2b1c.js']}`],
    ['/zzz', '404 no-store <title>nothing</title>'],
    ['/headers.json', '404 no-store 404 Not Found'],
    ['/..%2f..%2fetc%2fpasswd.txt', '404 no-store 404 Not Found'],
  ])('R-131 %s answers %s', async (path, answer) => {
    const response = await fetch(sandbox().url + path);
    const { status, headers } = response;
    expect(`${status} ${headers.get('Cache-Control')} ${await response.text()}`).toBe(answer);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  });
});

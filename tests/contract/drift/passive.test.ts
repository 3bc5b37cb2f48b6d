import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractExample } from '../../../mocks/sandbox/contract-example.ts';
import { drift, idsIn, placeIn, places } from '../../support/drift-run.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('drift');

interface Recorded {
  request: string;
  status?: number;
  body?: unknown;
  text?: string;
  encoding?: string;
  sent?: unknown;
  token?: string | null;
  contentType?: string;
}

const origin = 'https://wallet.example.com';
const json = 'application/json';
const pairs = (headers: Record<string, string | undefined>) =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

/** A HAR entry as browsers write it. */
function entry({ request, status = 200, body, text, encoding, sent, token = 't', contentType = json }: Recorded) {
  const [method = '', path = ''] = request.split(' ');
  const headers = pairs({
    Authorization: token === null ? undefined : `Bearer ${token}`,
    'Content-Type': sent === undefined ? undefined : json,
  });
  const postData = sent !== undefined && { postData: { mimeType: json, text: JSON.stringify(sent) } };
  const content = { size: 1, mimeType: 'x-unknown', text: text ?? JSON.stringify(body), ...(encoding && { encoding }) };
  return {
    request: { method, url: path.startsWith('http') ? path : origin + path, headers, ...postData },
    response: { status, headers: pairs({ 'Content-Type': contentType }), content },
  };
}

function judged(entries: Recorded[], ...words: string[]) {
  const file = join(folder, 'traffic.har');
  writeFileSync(file, JSON.stringify({ log: { entries: entries.map(entry) } }));
  return drift('--from', file, ...words);
}

const wallet = () => contractExample('getWallet');
const page = { page: 1, limit: 10 };

describe('drift: recorded traffic', () => {
  test('R-085 valid traffic has no findings; pages, other hosts and preflights are ignored', async () => {
    const report = await judged([
      { request: 'GET /api/wallet', body: wallet() },
      { request: 'GET /assets/app.js', text: 'let a', contentType: 'text/javascript' },
      { request: 'OPTIONS /api/wallet', status: 204, text: '' },
      { request: 'GET /api/notice', status: 0, text: '' },
    ]);
    expect(report).toMatchObject({ result: 'clean', requests: 1, operations: ['getWallet'], findings: [] });
  });

  test('A-118 says-nothing: a warning for each acknowledgement of a money command that confirms nothing', async () => {
    const sent = { from: 'WALLET', to: 'PGSLOT', amount: 1 };
    const bodies = [{ message: 'โอนสำเร็จ' }, { id: 7 }, {}, { message: 'ok' }, { success: true, id: 7 }];
    const report = await judged(bodies.map((body) => ({ request: 'POST /api/wallet/transfer', sent, body })));
    const found = report.findings.filter(({ kind }) => kind === 'says-nothing');
    expect(found).toMatchObject([{ severity: 'warning', count: 2 }]);
  });

  test('R-085 undocumented-endpoint: each path that is not in the contract', async () => {
    const report = await judged([
      { request: 'GET /api/wallet', body: wallet() },
      { request: 'GET /api/wallet/history', body: {} },
      { request: 'GET /api/wallet/history', body: {} },
      { request: 'DELETE /api/wallet', body: {} },
    ]);
    const contract = placeIn('openapi.yaml', '/paths');
    const common = { kind: 'undocumented-endpoint', operationId: null, status: 200, at: '', contract };
    expect(places(report)).toEqual([common, common]);
    expect(report.findings.map(({ id, count }) => [id, count])).toEqual([
      ['undocumented-endpoint:GET /api/wallet/history:200', 2],
      ['undocumented-endpoint:DELETE /api/wallet:200', 1],
    ]);
  });

  test.each([
    ['a slash at the end', '/api/autoLogin/pg/u5er/s3cr3t/', '/api/autoLogin/<more>'],
    ['another case', '/api/autologin/pg/u5er/s3cr3t', '/api/autologin/<more>'],
    ['a slash in the password', '/api/autoLogin/pg/u5er/s3/cr3t', '/api/autoLogin/<more>'],
    ['a long number', '/api/members/0812345678', '/api/members/<digits>'],
  ])('R-085 B-28 an address that the contract does not have hides secrets: %s', async (_, address, shown) => {
    const report = await judged([{ request: `GET ${address}`, body: {} }]);
    expect(report.findings.map(({ title }) => title)).toEqual([`GET ${shown}`]);
  });

  test('R-085 B-28 a query parameter that the contract does not know is a warning', async () => {
    const report = await judged([{ request: 'GET /api/wallet?currency=BAHT', body: wallet() }]);
    expect(report).toMatchObject({ exitCode: 0, errors: 0, warnings: 1 });
    expect(idsIn(report)).toEqual(['undocumented-parameter:getWallet:200:/query/currency']);
  });

  test('R-085 invalid and unauthenticated requests that succeeded', async () => {
    const report = await judged([
      { request: 'POST /api/invite', sent: { page: 0, limit: 10 }, body: { invites: [] } },
      { request: 'POST /api/statement/slip', sent: page, body: { slips: [] }, token: null },
      { request: 'GET /api/autoLogin/nobody/ngw1', body: { link: 'https://games.example.com' } },
      { request: 'GET /api/wallet', body: { message: 'KEY_INVALID' }, status: 400 },
      { request: 'GET /api/wallet', body: wallet() },
    ]);
    expect(idsIn(report)).toEqual([
      'invalid-request-accepted:listInvites:200:/page:minimum',
      'auth-not-enforced:listSlips:200:no-token',
      'invalid-request-accepted:autoLogin:200:/path/provider:enum',
    ]);
  });

  test('R-085 a recording without tokens cannot prove authorisation, and the report says so', async () => {
    const report = await judged([{ request: 'GET /api/wallet', body: wallet(), token: null }]);
    expect(report.findings).toEqual([]);
    expect(report.notes).toContainEqual(expect.stringContaining('no Authorization header'));
  });

  test('R-085 base64 bodies are read; missing bodies are not checked, and the report says so', async () => {
    const text = Buffer.from(JSON.stringify(wallet())).toString('base64');
    const report = await judged([{ request: 'GET /api/wallet', text, encoding: 'base64' }]);
    expect(report).toMatchObject({ result: 'clean', notes: [] });
    const file = join(folder, 'bodiless.har');
    const { request, response } = entry({ request: 'GET /api/wallet' });
    const entries = [{ request, response: { ...response, content: { size: 9 } } }];
    writeFileSync(file, JSON.stringify({ log: { entries } }));
    expect((await drift('--from', file)).notes).toEqual([
      '1 answers were recorded without their body, which is not judged.',
    ]);
  });

  test('R-085 an address selects one service, including its base path', async () => {
    const entries = [
      { request: 'GET https://api.example.com/v1/api/wallet', body: wallet() },
      { request: 'GET https://elsewhere.example.com/api/wallet', body: {} },
      { request: 'GET https://api.example.com/v1/api/purse', body: {} },
    ];
    const report = await judged(entries, 'https://api.example.com/v1');
    expect(idsIn(report)).toEqual(['undocumented-endpoint:GET /api/purse:200']);
    expect(report.requests).toBe(1);
  });

  test('R-085 a recording without contract traffic does not pass', async () => {
    const report = await judged([{ request: 'GET /assets/app.js', text: 'let a' }]);
    expect(report).toMatchObject({ result: 'blind', exitCode: 4, blind: [{ what: 'everything' }] });
  });

  const lines = (name: string, ...exchanges: object[]) => {
    const path = join(folder, name);
    writeFileSync(path, exchanges.map((each) => JSON.stringify(each)).join('\n'));
    return path;
  };
  const request = { method: 'GET', url: `${origin}/api/wallet`, headers: { Authorization: 'Bearer t' } };
  const headers = { 'Content-Type': 'application/json' };

  test('R-085 B-28 NDJSON has one exchange per line, with bodies as JSON, text or base64', async () => {
    const text = JSON.stringify(wallet());
    const path = lines(
      'traffic.ndjson',
      { request, response: { status: 200, headers, body: wallet() } },
      { request, response: { status: 200, headers, body: text } },
      { request, response: { status: 200, headers, bodyBase64: Buffer.from(text).toString('base64') } },
      { request, response: { status: 200, headers, body: { ...wallet(), slots: 'none' } } },
    );
    const report = await drift('--from', path);
    expect(report).toMatchObject({ requests: 4, errors: 1 });
    expect(report.findings.map(({ id, count }) => `${id} ${count}`)).toEqual(['wrong-type:getWallet:200:/slots 1']);
  });

  test('R-085 B-28 a line of NDJSON that is not an exchange is reported with its number', async () => {
    const path = lines('broken.ndjson', { request, response: { status: 200 } }, { request });
    await expect(drift('--from', path)).rejects.toMatchObject({
      exitCode: 2,
      message: `${path} cannot be read as NDJSON (line 2).`,
    });
  });

  test('R-085 B-28 quality 10: secrets of a recording are masked, however they were sent', async () => {
    const secrets = ['s3cr3t!', 's3cr3t%21', 'k3y-of-mine', 'sid=abc', '2468', 'u5er'];
    const secret = { ...request.headers, 'X-Api-Key': 'k3y-of-mine', Cookie: 'sid=abc' };
    const refused = { status: 201, headers, body: '' };
    const post = { method: 'POST', url: `${origin}/api/login` };
    const form = 'application/x-www-form-urlencoded';
    const path = lines(
      'secrets.ndjson',
      { request: { ...request, url: `${origin}/api/autoLogin/pg/u5er/s3cr3t%21`, headers: secret }, response: refused },
      {
        request: { ...post, headers: { 'Content-Type': form }, body: 'username=u5er&password=s3cr3t!&pin=2468' },
        response: refused,
      },
      {
        request: { ...post, url: `${origin}/api/otp/send`, headers, body: '{"phoneNumber":"u5er","pin":2468,' },
        response: refused,
      },
    );
    const report = await drift('--from', path);
    expect(report.findings).toHaveLength(5);
    const curls = report.findings.map(({ curl }) => curl).join('\n');
    expect(curls).toContain('/api/autoLogin/pg/<username>/<password>');
    expect(curls).toContain("-H 'x-api-key: <x-api-key>'");
    for (const each of secrets) expect(JSON.stringify(report)).not.toContain(each);
  });

  test.each(['missing.har', 'missing.ndjson'])(
    'R-085 a recording %s that does not exist is named in one line',
    async (name) => {
      const file = join(folder, name);
      await expect(drift('--from', file)).rejects.toMatchObject({ exitCode: 2, message: `There is no file ${file}.` });
    },
  );

  test.each([
    ['text', '{"log":'],
    ['headers', '{"log":{"entries":[{"request":{"url":"http://a","headers":{}},"response":{"status":200}}]}}'],
  ])('R-085 a HAR with invalid %s is reported in one line', async (_, text) => {
    const file = join(folder, 'broken.har');
    writeFileSync(file, text);
    await expect(drift('--from', file)).rejects.toMatchObject({
      exitCode: 2,
      message: `${file} cannot be read as a HAR.`,
    });
  });
});

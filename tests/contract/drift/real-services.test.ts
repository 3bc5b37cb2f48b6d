import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { drift, driftOf, idsIn } from '../../support/drift-run.ts';
import { inJson, runningDriftProxy, type Asked, type Change } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

/** Sends a request to the sandbox once more, as it came or with another token. */
function sendAgain({ method, url, headers, body }: Asked, authorization = headers.authorization) {
  return fetch(sandbox().url + url, {
    method,
    headers: {
      'X-Client': String(headers['x-client']),
      ...(headers['content-type'] !== undefined && { 'Content-Type': headers['content-type'] }),
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

const twice: Change = async ({ status }, asked) => {
  if (status === 200) await sendAgain(asked);
};
const says =
  (status: number, text: string, contentType = 'application/json'): Change =>
  (answer) => {
    answer.status = status;
    answer.body = Buffer.from(text);
    answer.headers['content-type'] = contentType;
  };
const cached =
  (control: string): Change =>
  (answer) => {
    if (answer.status === 200) answer.headers['cache-control'] = control;
  };
/** A 401 with the trace of a framework in debug mode. */
const traced =
  (trace: string): Change =>
  (answer, asked) => {
    if (answer.status === 401)
      void says(401, JSON.stringify({ message: 'UNAUTHORIZED', trace: undefined, detail: trace }))(answer, asked);
  };

describe('a service that carries out a command twice, or not at all', () => {
  test.each(['transfer', 'withdraw', 'addFunds', 'uploadSlip'] as const)(
    'R-085 A-118 B-28 drift finds %s in the account twice',
    async (id) => {
      proxy.only(id, twice);
      const report = await driftOf(proxy.url(), id, '--write');
      expect(idsIn(report)).toContain(
        `carried-out-twice:${id}:200:${id === 'uploadSlip' ? 'listSlips' : 'listStatements'}`,
      );
      expect(report.exitCode).toBe(1);
    },
  );

  test.each([
    ['transfer', 'OK'],
    ['withdraw', 'WITHDRAW_SUCCESS'],
  ] as const)('R-085 A-118 B-28 drift warns that the account does not show %s', async (id, code) => {
    proxy.every((answer, asked) => {
      // It answers that it was done, and the statement stays as it was.
      if (asked.url.endsWith(id)) return says(200, JSON.stringify({ message: code }))(answer, asked);
      if (asked.url === '/api/statement') return says(200, '{"total":0,"statements":[]}')(answer, asked);
      return undefined;
    });
    const report = await driftOf(proxy.url(), id, '--write');
    const shown = report.findings.filter(({ kind }) => kind === 'not-shown');
    expect(shown).toMatchObject([{ id: `not-shown:${id}:200:listStatements`, severity: 'warning' }]);
  });

  test('R-085 A-118 B-28 commands that the contract says nothing shows are not counted', async () => {
    proxy.only('spin', twice);
    expect(idsIn(await driftOf(proxy.url(), 'spin', '--write'))).toEqual([]);
  });

  test('R-085 B-28 a list that was empty is read again after the command that fills it', async () => {
    const words = [
      sandbox().url,
      '--login',
      '0856789012:naga1234',
      '--write',
      '--only',
      'listSlips,uploadSlip',
    ] as const;
    const report = await drift(...words);
    expect(report.unseen.lists).not.toContain('listSlips /slips');
  });
});

describe('tokens', () => {
  /** Accepts each token as that of the member. */
  const forgiving =
    (isAccepted: (token: string, right: string) => boolean): Change =>
    async (answer, asked) => {
      const token = asked.headers.authorization?.replace('Bearer ', '') ?? '';
      const right = sandbox().control.signIn('0812345678');
      if (answer.status !== 401 || !isAccepted(token, right)) return;
      const given = await sendAgain(asked, `Bearer ${right}`);
      answer.status = given.status;
      answer.body = Buffer.from(await given.arrayBuffer());
    };

  test('R-085 B-28 drift reports a service that takes a token with one altered character', async () => {
    const isAltered = (token: string) => token !== '' && !token.startsWith('drift');
    const report = await proxy.driftAfter('getWithdrawLimits', forgiving(isAltered));
    expect(idsIn(report)).toEqual(['auth-not-enforced:getWithdrawLimits:200:altered-token']);
  });

  test('R-085 B-28 drift reports a service that takes a JWT without a signature', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const own = `${encode({ alg: 'HS256' })}.${encode({ sub: '665f1c2ab7d94e0012a4c101' })}.c2lnbmF0dXJl`;
    const read = (part = '') => Buffer.from(part, 'base64url').toString('utf8');
    process.env['DRIFT_TEST_JWT'] = own;
    const isTaken = (token: string) => token === own || read(token.split('.')[0]).includes('"none"');
    proxy.only('getWithdrawLimits', forgiving(isTaken));
    const report = await drift(proxy.url(), '--auth-env', 'DRIFT_TEST_JWT', '--only', 'getWithdrawLimits');
    expect(idsIn(report)).toEqual(['auth-not-enforced:getWithdrawLimits:200:unsigned-token']);
  });
});

describe('sessions', () => {
  const unauthorized = says(401, '{"message":"INVALID_USER_1"}');

  test('R-085 B-28 a session that ends with the password is renewed once, and the report says so', async () => {
    let ended = '';
    proxy.every((answer, asked) => {
      const token = asked.headers.authorization ?? '';
      if (asked.url === '/api/account/changepwd' && answer.status === 200) ended = token;
      else if (token !== '' && token === ended) return unauthorized(answer, asked);
      return undefined;
    });
    const report = await driftOf(proxy.url(), 'getProfile,changePassword,markChatRead', '--write');
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, blind: [] });
    expect(report.notes).toContain('The change of the password ended the session, so drift signed in again.');
  });

  test('R-085 B-28 a service that refuses an unchanged password is not blind', async () => {
    proxy.only('changePassword', (answer, asked) =>
      answer.status === 200 ? says(400, '{"message":"Choose another password"}')(answer, asked) : undefined,
    );
    const report = await driftOf(proxy.url(), 'changePassword', '--write');
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, blind: [] });
    expect(report.notes).toContain('changePassword refused the unchanged password, so no success of it was seen.');
  });

  test('R-085 B-28 a service with one session for each member is tested with the newest token', async () => {
    let newest = '';
    proxy.every((answer, asked) => {
      if (asked.url === '/api/login' && answer.status === 200) {
        const { token } = JSON.parse(answer.body.toString()) as { token: string }; // the sandbox matches the contract
        newest = `Bearer ${token}`;
      }
      const { authorization = '' } = asked.headers;
      return authorization !== '' && authorization !== newest && answer.status === 200
        ? unauthorized(answer, asked)
        : undefined;
    });
    const report = await driftOf(proxy.url(), 'login,getWallet,markChatRead', '--write');
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, blind: [] });
  });

  test('R-085 B-28 Retry-After is kept before the request is sent again', async () => {
    const arrived: number[] = [];
    proxy.only('getInfo', (answer, asked) => {
      arrived.push(performance.now());
      if (arrived.length > 1) return undefined;
      answer.headers['retry-after'] = '1';
      return says(429, '{"message":"REQUEST_LIMIT"}')(answer, asked);
    });
    const report = await drift(proxy.url(), '--only', 'getInfo');
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, blind: [] });
    expect((arrived[1] ?? 0) - (arrived[0] ?? 0)).toBeGreaterThan(990);
  });
});

describe('headers and bodies', () => {
  test.each([
    ['getWallet', 'public, max-age=60'],
    ['getProfile', 's-maxage=600'],
    ['receiveInviteBonus', 'max-age=300'],
  ] as const)('R-085 A-135 B-28 drift reports that a cache may keep %s: %s', async (id, control) => {
    const report = await proxy.driftAfter(id, cached(control), '--write');
    expect(idsIn(report)).toEqual([`shared-cache:${id}:200`]);
    expect(report.errors).toBe(1);
  });

  test.each([
    ['getInfo', 'public, max-age=60'],
    ['getWallet', 'private, max-age=60'],
    ['getWallet', 'no-store'],
  ] as const)('R-085 A-135 B-28 %s with %s is no violation', async (id: OperationId, control) => {
    expect(idsIn(await proxy.driftAfter(id, cached(control)))).toEqual([]);
  });

  test.each([
    ['Node', 'Error: no token\n    at verify (/srv/app/auth.js:10:5)\n    at next (/srv/app/router.js:3:1)'],
    ['Spring', 'java.lang.IllegalStateException\n\tat com.example.Wallet.read(Wallet.java:12)'],
    ['Django', 'Traceback (most recent call last):\n  File "/srv/wallet/views.py", line 12, in read'],
    ['PHP', '#0 /srv/wallet/Auth.php(12): verify()\n#1 {main}'],
    ['Go', 'goroutine 19 [running]:\nmain.read()\n\t/srv/wallet.go:12 +0x1d'],
    ['.NET', '   at Wallet.Auth.Verify(String token) in C:\\src\\Auth.cs:line 12'],
  ])('R-085 B-28 drift reports the debug trace of %s in the body of an error', async (_, trace) => {
    const report = await proxy.driftAfter('getWithdrawLimits', traced(trace));
    expect(idsIn(report)).toContain('debug-trace:getWithdrawLimits:401');
  });

  test('R-085 B-28 dates with a small t and z are valid', async () => {
    const joined = inJson((body) => Object.assign(body['profile'] ?? {}, { createdAt: '2026-11-20t20:41:07z' }));
    expect(idsIn(await proxy.driftAfter('getWallet', joined))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../generated/error-codes.ts';
import { coverageOf, lost, wholeContract } from '../../tools/contract-coverage/coverage.ts';
import { createContractCoverage } from '../support/contract-coverage.ts';
import { follow, openapi, operations, type Response } from '../support/contract.ts';
import { runningSandbox } from '../support/running-sandbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('what the browser tests record of a sandbox', () => {
  const coverage = createContractCoverage();
  const folder = temporaryFolder('contract-coverage');
  const { sandbox } = runningSandbox({ onAnswer: coverage.note });

  const post = (path: string, body: object, agent = 'Mozilla/5.0') =>
    fetch(sandbox().url + path, {
      method: 'POST',
      headers: { 'User-Agent': agent, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const login = (agent?: string) => post('/api/login', { username: '0812345678', password: 'naga1234' }, agent);

  test('R-084 operation, status, example and code of every answer to a browser, but none of the test’s own calls', async () => {
    const { control } = sandbox();
    await login('node');
    for (const fault of [
      { code: 'INACTIVE_USER' },
      { example: 'rawText' },
      { example: 'typical' },
      { status: 502, body: '<h1>', contentType: 'text/html' },
      { body: { token: 'of its own' } },
      { connection: 'breakBefore' as const },
    ]) {
      control.fail('login', fault);
      await login().catch(() => undefined);
    }
    control.fail('sendOtp', { example: 'alreadyVerified' });
    await post('/api/otp/send', { phoneNumber: '0899999999' });
    coverage.write(folder, 'sandbox-0');
    const noted = readFileSync(join(folder, 'sandbox-0.tsv'), 'utf8').split('\n');
    expect(noted).toEqual([
      'login\t200\t\t',
      'login\t200\ttypical\t',
      'login\t400\tINACTIVE_USER\tINACTIVE_USER',
      'login\t500\trawText\t',
      'login\t502\t\t',
      'sendOtp\t200\talreadyVerified\tOTP_VERIFIED',
    ]);
    expect(coverageOf([noted.join('\n')])).toEqual({
      operations: ['login', 'sendOtp'],
      answers: ['login 200', 'login 400', 'login 500', 'sendOtp 200'],
      examples: [
        'LoginRefused 400 INACTIVE_USER',
        'ServerError 500 rawText',
        'login 200 typical',
        'sendOtp 200 alreadyVerified',
      ],
      codes: ['INACTIVE_USER', 'OTP_VERIFIED'],
    });
  });
});

describe('npm run contract:coverage', () => {
  const some = coverageOf(['login\t200\ttypical\t\nlogin\t400\tNO_USER\tNO_USER', 'transfer\t200\ttypical\tSUCCESS']);

  test('R-084 the whole contract is every operation, status, example and code, with "gone" and "invalid-token"', () => {
    const whole = wholeContract();
    const answers = operations.flatMap(({ id, responses }) => responses.map(({ status }) => `${id} ${status}`));
    expect(whole.operations).toEqual(operations.map(({ id }) => id).sort());
    expect(whole.answers).toEqual(answers.sort());
    expect(whole.codes).toEqual([...errorCodes, 'gone', 'invalid-token'].sort());
  });

  test('R-084 an example shared by many operations counts once', () => {
    const named = Object.values(openapi.paths)
      .flatMap(({ get, post, put, delete: remove }) => [get, post, put, remove].filter((each) => each !== undefined))
      .flatMap(({ operationId, responses }) =>
        Object.entries(responses).flatMap(([status, response]) => {
          const owner = '$ref' in response ? response.$ref.split('/').at(-1) : operationId;
          const examples = follow<Response>(response).content['application/json']?.examples ?? {};
          return Object.keys(examples).map((name) => `${owner} ${status} ${name}`);
        }),
      );
    expect(wholeContract().examples).toEqual([...new Set(named)].sort());
    const [here, there] = ['login', 'listBanks'].map((id) => coverageOf([`${id}\t429\t\tREQUEST_LIMIT`]).examples);
    expect(here).toEqual(['TooManyRequests 429 REQUEST_LIMIT']);
    expect(there).toEqual(here);
  });

  test('R-084 parts no longer covered are named; a missing operation is named once', () => {
    expect(lost(some, some)).toEqual([]);
    expect(lost(some, wholeContract())).toEqual([]);
    const less = coverageOf(['login\t200\ttypical\t']);
    expect(lost(some, less)).toEqual(['transfer', 'login 400', 'LoginRefused 400 NO_USER', 'NO_USER', 'SUCCESS']);
  });

  test('R-084 parts removed from the contract are no loss', () => {
    expect(lost({ ...some, operations: ['login', 'formerOperation', 'transfer'] }, some)).toEqual([]);
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { coverageOf, lost, wholeContract } from '../../tools/contract-coverage/coverage.ts';
import { createContractCoverage } from '../support/contract-coverage.ts';
import { operations } from '../support/contract.ts';

describe('what the browser tests note of a sandbox', () => {
  const coverage = createContractCoverage();
  const folder = mkdtempSync(join(tmpdir(), 'contract-coverage-'));
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ report: () => undefined, onAnswer: coverage.note });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  const login = (agent: string) =>
    fetch(`${sandbox.url}/api/login`, {
      method: 'POST',
      headers: { 'User-Agent': agent, 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: '0812345678', password: 'naga1234' }),
    });

  test('R-084 operation, status, example and code of every answer to a browser; nothing of a test’s own calls', async () => {
    const { control } = sandbox;
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
      await login('Mozilla/5.0').catch(() => undefined);
    }
    coverage.write(folder, 'sandbox-0');
    const noted = readFileSync(join(folder, 'sandbox-0.tsv'), 'utf8').split('\n');
    expect(noted).toEqual([
      'login\t200\t\t',
      'login\t200\ttypical\t',
      'login\t400\tINACTIVE_USER\tINACTIVE_USER',
      'login\t500\trawText\t',
      'login\t502\t\t',
    ]);
    expect(coverageOf([noted.join('\n')])).toEqual({
      operations: ['login'],
      answers: ['login 200', 'login 400', 'login 500'],
      examples: ['login 200 typical', 'login 400 INACTIVE_USER', 'login 500 rawText'],
      codes: ['INACTIVE_USER'],
    });
  });
});

describe('npm run contract:coverage', () => {
  const some = coverageOf(['login\t200\ttypical\t\nlogin\t400\tNO_USER\tNO_USER', 'transfer\t200\ttypical\tSUCCESS']);

  test('R-084 the whole is every operation, status, example and code of the contract, and the two words that end everything', () => {
    const whole = wholeContract();
    const answers = operations.flatMap(({ id, responses }) =>
      responses.map(({ status, examples }) => ({ id, status, names: Object.keys(examples) })),
    );
    expect(whole.operations).toEqual(operations.map(({ id }) => id).sort());
    expect(whole.answers).toEqual(answers.map(({ id, status }) => `${id} ${status}`).sort());
    expect(whole.examples).toEqual(
      answers.flatMap(({ id, status, names }) => names.map((name) => `${id} ${status} ${name}`)).sort(),
    );
    expect(whole.codes).toHaveLength(82);
  });

  test('R-084 what is no longer exercised is named, an operation once for all of it', () => {
    expect(lost(some, some)).toEqual([]);
    expect(lost(some, wholeContract())).toEqual([]);
    const less = coverageOf(['login\t200\ttypical\t']);
    expect(lost(some, less)).toEqual(['transfer', 'login 400', 'NO_USER', 'SUCCESS']);
  });

  test('R-084 what has left the contract is no loss', () => {
    expect(lost({ ...some, operations: ['login', 'formerOperation', 'transfer'] }, some)).toEqual([]);
  });
});

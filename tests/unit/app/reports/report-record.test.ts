import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { pageName, recordOf } from '../../../../src/app/reports/report-record.ts';
import type { Incident } from '../../../../src/lib/incidents.ts';
import { contractVersion } from '../../../../tools/vite/contract-version.ts';
import { openapi } from '../../../support/contract.ts';

const origin = 'https://wallet.example.com';
const schema = JSON.parse(readFileSync('docs/reports.schema.json', 'utf8')) as object; // ajv rejects anything that is not a schema
const isReport = new Ajv2020().compile(schema);
const head = { app: '1.1.14', contract: '2.0.1', build: '4f3a2b1c', locale: 'th' };
const reportOf = (records: unknown[]) => ({ ...head, records });

const errorWith = (name: string, message: string, stack: string) => Object.assign(new Error(message), { name, stack });
const secret = '0812345678';
const stack = [
  `TypeError: Cannot read ${secret} of https://wallet.example.com/user?token=${secret}`,
  `    at name (${origin}/assets/first-4f3a2b1c.js:1:2345)`,
  `    at async https://other.example.com/assets/foreign.js:1:1`,
  `open@${origin}/assets/home-aaaa_-11.js:20:7`,
  `    at ${origin}/user/home?phone=${secret}:3:4`,
].join('\n');

describe('the record of an incident', () => {
  test.each<[string, Incident, object | null]>([
    [
      'the operation, the place and the kind of a contract violation',
      { kind: 'contract', operation: 'getWallet', pointer: '/slots/3/amount', problem: 'invalid_type' },
      { kind: 'contract', operation: 'getWallet', pointer: '/slots/*/amount', problem: 'invalid_type' },
    ],
    [
      'no key that came with the answer',
      { kind: 'contract', operation: 'getSlotAccount', pointer: `/event/user${secret}`, problem: 'invalid_type' },
      { kind: 'contract', operation: 'getSlotAccount', pointer: '/event/*', problem: 'invalid_type' },
    ],
    [
      'the name and the own files of an error',
      { kind: 'error', error: errorWith('TypeError', secret, stack) },
      { kind: 'error', name: 'TypeError', frames: ['first-4f3a2b1c.js:1:2345', 'home-aaaa_-11.js:20:7'] },
    ],
    [
      'no name that may hold a text',
      { kind: 'error', error: errorWith(`Failed for ${secret}`, '', '') },
      { kind: 'error', name: 'Error', frames: [] },
    ],
    ['nothing of what is thrown and is no error', { kind: 'error', error: secret }, null],
    [
      'nothing of the browser’s extensions',
      { kind: 'error', error: errorWith('Error', '', 'Error\n at f (chrome-extension://abc/content.js:1:1)') },
      null,
    ],
    [
      'the directive and the origin of what the policy blocked',
      { kind: 'policy', directive: 'img-src', blocked: `https://img.example.com/slip/${secret}?token=${secret}` },
      { kind: 'policy', directive: 'img-src', origin: 'https://img.example.com' },
    ],
    ['a keyword', { kind: 'policy', directive: 'script-src-elem', blocked: 'inline' }, { origin: 'inline' }],
    ['a scheme', { kind: 'policy', directive: 'img-src', blocked: `data:text/plain,${secret}` }, { origin: 'data' }],
    ['nothing else', { kind: 'policy', directive: 'img-src', blocked: `Not an address: ${secret}` }, { origin: '' }],
    [
      'the operation and the reason of an unknown outcome',
      { kind: 'unknown', operation: 'withdrawAll', reason: 'status 502' },
      { kind: 'unknown', operation: 'withdrawAll', reason: 'status 502' },
    ],
  ])('B-31 %s', (_, incident, record) => {
    const made = recordOf(incident, origin);
    if (record === null) expect(made).toBeNull();
    else expect(made).toMatchObject(record);
    expect(JSON.stringify(made)).not.toContain(secret);
    expect(isReport(reportOf([made]))).toBe(record !== null);
  });

  test('B-31 a page is reported by its name, any other path as "other"', () => {
    expect([pageName('/user/home'), pageName('/'), pageName(`/register/${secret}`)]).toEqual(['home', 'root', 'other']);
  });

  test('B-31 the version of the contract is that of openapi.yaml', () => {
    expect(contractVersion()).toBe((openapi as unknown as { info: { version: string } }).info.version); // held by redocly's lint
  });

  test('B-31 `event` is the only object of the contract with free keys', () => {
    const records = readFileSync('generated/schemas.ts', 'utf8').match(/\w+: .*z\.record\(/g);
    expect(records?.map((line) => line.split(':')[0])).toEqual(['event']);
  });
});

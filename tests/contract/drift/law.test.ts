import { expect, test } from 'vitest';
import { contractExample } from '../../../mocks/sandbox/contract-example.ts';
import { decimalsOf } from '../../../tools/drift/schema-check.ts';
import { jsonFaults } from '../../../tools/drift/json-faults.ts';
import { inJson, runningDriftProxy } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

test('R-085 B-28 decimals are counted as written, because 0.07 is no binary multiple of 0.01', () => {
  expect([0.07, 1.005, 1e21, 1e-7, -12.5, 100].map(decimalsOf)).toEqual([2, 3, 0, 7, 1, 0]);
});

test('R-085 B-28 faults of nested JSON are reported with their place', () => {
  const text = '{"a":[{"b":1,"b":2},{"c":"}\\"{","d":1e999}],"a":-9007199254740992}';
  expect(jsonFaults(text).map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'duplicate-key /a/0/b',
    'unsafe-number /a/1/d',
    'duplicate-key /a',
    'unsafe-number /a',
  ]);
  expect(jsonFaults('{"a":{"b":1},"c":{"b":1},"d":[9007199254740991,1.5e3,{}]}')).toEqual([]);
});

test('R-085 an open object is a warning, and an error of a strict run', async () => {
  const withBonus = inJson((body) => (body['bonusAmount'] = 5));
  const report = await proxy.driftAfter('getWallet', withBonus);
  expect(report).toMatchObject({ result: 'clean', exitCode: 0, errors: 0, warnings: 1 });
  const strict = await proxy.driftAfter('getWallet', withBonus, '--strict');
  expect(strict).toMatchObject({ result: 'drift', exitCode: 1, errors: 1, warnings: 0 });
});

test('R-085 equal problems of many items are one finding with a count', async () => {
  const { statements } = contractExample('listStatements');
  const entries = Array.from({ length: 200 }, () => ({ ...statements[0], amount: '1' }));
  const many = inJson((body) => (body['statements'] = entries));
  const { findings } = await proxy.driftAfter('listStatements', many);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    id: 'wrong-type:listStatements:200:/statements/[]/amount',
    instancePointer: '/statements/0/amount',
  });
  expect(Number(findings[0]?.count) % 200).toBe(0);
});

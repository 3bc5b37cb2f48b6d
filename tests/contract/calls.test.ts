import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';

const src = join(import.meta.dirname, '../../src');

test('A-14 R-083 src/api calls every operation except the six that no screen needs', () => {
  const texts = globSync('api/*.ts', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));
  const called = new Set(texts.flatMap((text) => [...text.matchAll(/\bop\.(\w+)/g)].map(([, id]) => id)));
  const withoutScreen = Object.values(operations).filter(({ id }) => !called.has(id));
  expect(withoutScreen.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
    'GET /api/bonus/check/minimum',
    'GET /api/promotion/current',
    'GET /api/refund/addWallet',
    'POST /api/wallet/add',
    'POST /api/wallet/withdraw',
    'PUT /api/account/profile',
  ]);
});

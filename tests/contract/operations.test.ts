import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutScreen } from '../support/ledger-lists.ts';
import { operations, root } from '../support/contract.ts';

test('A-14 R-083 src calls every operation except those that no screen needs', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const called = new Set(files.flatMap((text) => [...text.matchAll(/\b(?:op|money)\.(\w+)/g)].map(([, id]) => id)));
  expect(
    operations
      .map(({ id }) => id)
      .filter((id) => !called.has(id))
      .sort(),
  ).toEqual(withoutScreen.toSorted());
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specs } from '../../tools/judges/openapi-validator.ts';
import { root } from '../support/contract.ts';

// Playwright ignores a file that does not exist.
test('B-35 every browser test that a judge listens to exists', () => {
  expect(specs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

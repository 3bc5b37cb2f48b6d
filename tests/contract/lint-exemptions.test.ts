import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/contract.ts';

test('A-05 the contract lint disables exactly the three rules that the contract violates on purpose', () => {
  const config: unknown = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8'));
  expect(config).toEqual({
    extends: ['recommended'],
    rules: { 'no-path-trailing-slash': 'off', 'no-server-example.com': 'off' },
    async3Rules: { 'security-defined': 'off' },
    telemetry: 'off',
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specs } from '../../tools/judges/openapi-validator.ts';
import { root } from '../support/contract.ts';

test('B-35 docs/judges.md has a result of each judge', () => {
  const { stderr } = spawnSync(process.execPath, ['tools/judges/main.ts', '--help'], { cwd: root, encoding: 'utf8' });
  const names = /Judges: (.*)\./.exec(stderr)?.[1]?.split(', ') ?? [];
  const document = readFileSync(join(root, 'docs/judges.md'), 'utf8').split('## Results')[1] ?? '';
  expect(names.filter((name) => !document.includes(`| ${name} |`))).toEqual([]);
  expect(names).toContain('second backend');
});

// Playwright ignores a file that does not exist.
test('B-35 every browser test that a judge listens to exists', () => {
  expect(specs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('contract-lint');

const lint = (...documents: string[]) =>
  spawnSync(process.execPath, ['tools/contract-lint/main.ts', ...documents], { cwd: root, encoding: 'utf8' });

describe('npm run contract:lint', () => {
  test('finds nothing in the two documents', () => {
    expect(lint()).toMatchObject({ status: 0, stdout: 'openapi.yaml, asyncapi.yaml: no problems\n', stderr: '' });
  });

  test('fails on a warning and reports its place', () => {
    const copy = join(folder, 'openapi.yaml');
    writeFileSync(
      copy,
      readFileSync(join(root, 'openapi.yaml'), 'utf8').replace('operationId: listBanks', 'deprecated: false'),
    );
    const { status, stderr } = lint(copy);
    expect(status).toBe(1);
    expect(stderr).toMatch(/\d+:\d+ +warning +operation-operationId/);
  });
});

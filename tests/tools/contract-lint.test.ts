import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../support/contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

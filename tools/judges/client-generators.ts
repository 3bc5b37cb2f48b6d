import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Judge } from './judge.ts';
import { NotRun } from './not-run.ts';

const root = join(import.meta.dirname, '../..');

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Generators of clients and services; their test installs them. */
export const clientGenerators: Judge = {
  name: 'client generators',
  subject: 'openapi.yaml, read by orval, oazapfts, swagger-typescript-api and fastify-openapi-glue',
  run() {
    const folder = mkdtempSync(join(tmpdir(), 'wallet-generators-'));
    const output = join(folder, 'report.json');
    const test = 'tests/tools/contract-generators.test.ts';
    try {
      const words = ['run', '--project', 'tools', test, '--reporter=json', `--outputFile.json=${output}`];
      spawnSync(join(root, 'node_modules/.bin/vitest'), words, { cwd: root });
      const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report; // vitest's own format
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      const passed = results.filter(({ status }) => status === 'passed');
      const failed = results.filter(({ status }) => status === 'failed');
      if (passed.length + failed.length === 0) throw new NotRun('the generators cannot be installed');
      const findings = failed.map(({ title, failureMessages }) => ({
        ...{ rule: 'fails', where: title, message: failureMessages.join(' ').slice(0, 300) },
      }));
      return { amount: `${results.length} generators`, findings };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

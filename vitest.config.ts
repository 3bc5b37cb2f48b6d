import { defineConfig } from 'vitest/config';
import { readSettings } from './src/settings-schema.ts';
import { level } from './tests/support/volume.ts';

/**
 * The tests that start tools as processes: slow, and no proof of the product. They run in `npm run test:full`, in `npm run test:tools`
 * and when a command names them, but not in a plain `vitest run`.
 */
const withTools = level !== 'gate' || process.argv.some((word) => /^(--project=)?tools$|tests\/tools/.test(word));

const project = (name: string, include: string[], options: { exclude?: string[]; isolate?: boolean } = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
});

/** Tests of functions that replace no module and leave nothing behind: one process runs them all, in half the time. */
const pure = 'tests/unit/{lib,i18n,errors,sandbox,hosting}/**/*.test.{ts,tsx}';

if (/--project[= ]product(?!\S)/.test(process.argv.join(' '))) {
  throw new Error("--project product leaves out the tests of product-pure. Write --project 'product*'.");
}

const settings = readSettings({ WALLET_API_BASE_URL: 'https://api.wallet.test' });

export default defineConfig({
  define: { __WALLET_SETTINGS__: JSON.stringify(settings) },
  test: {
    projects: [
      project('product-pure', [pure], { isolate: false }),
      project('product', ['tests/unit/**/*.test.{ts,tsx}'], { exclude: [pure] }),
      project('contract', ['tests/contract/**/*.test.ts']),
      ...(withTools ? [project('tools', ['tests/tools/**/*.test.ts'])] : []),
    ],
    environment: 'node',
    maxWorkers: 2,
    // The gate runs other steps beside this one; a time limit is here against hanging only.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    // The gate counts from it.
    outputFile: { json: 'test-results/unit.json' },
  },
});

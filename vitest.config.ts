import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { readSettings } from './src/settings-schema.ts';
import { level } from './tests/support/volume.ts';

/**
 * The tests that start tools as processes: slow, and no proof of the product. They run in `npm run test:full`, in `npm run test:tools`
 * and when a command names them, but not in a plain `vitest run`.
 */
const withTools = level !== 'gate' || process.argv.some((word) => /^(--project=)?tools$|tests\/tools/.test(word));

/** The walk through other engines than Chromium runs in `npm run test:engines` only. */
const withEngines = process.argv.some((word) => /^(--project=)?engines$/.test(word));

const project = (
  name: string,
  include: string[],
  options: {
    environment?: string;
    env?: Record<string, string>;
    exclude?: string[];
    isolate?: boolean;
    setupFiles?: string;
    pool?: 'threads';
  } = {},
) => ({
  extends: true as const,
  test: { name, include, ...options },
});

/**
 * Tests that replace a module or a global, or that use the state of the session, each need modules of their own. All other tests share
 * their modules, which halves the time.
 */
const replacesModules = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|spyOn)\b/;
const usesSession = /support\/(wire-server|running-conversation)\.ts'/;
const screenTests = globSync('tests/unit/screens/*.test.ts');
const unitTests = globSync('tests/unit/**/*.test.{ts,tsx}', { exclude: screenTests });
const isolated = unitTests.filter((path) => {
  const text = readFileSync(path, 'utf8');
  return replacesModules.test(text) || usesSession.test(text);
});

const settings = readSettings({ WALLET_API_BASE_URL: 'https://api.wallet.test' });

export default defineConfig({
  define: { __WALLET_SETTINGS__: JSON.stringify(settings), __CONTRACT_VERSION__: JSON.stringify('1.2.3') },
  test: {
    projects: [
      project('product', unitTests, { exclude: isolated, isolate: false }),
      // A thread starts faster than a process, and each file starts one.
      project('product-isolated', isolated, { pool: 'threads' }),
      // With the production build of React, as members have it, which needs half the time.
      {
        ...project('product-screens', screenTests, {
          environment: './tests/support/screen-environment.ts',
          pool: 'threads',
          isolate: false,
          setupFiles: './tests/support/screen-hooks.ts',
          env: { NODE_ENV: 'production' },
        }),
        oxc: { jsx: { development: false } },
      },
      project('contract', ['tests/contract/**/*.test.ts'], { isolate: false }),
      ...(withEngines ? [project('engines', ['tests/engines/*.test.ts'])] : []),
      ...(withTools ? [project('tools', ['tests/tools/**/*.test.ts'])] : []),
    ],
    environment: 'node',
    maxWorkers: 2,
    // The gate runs other steps beside this one; a time limit is here against hanging only.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', 'json'],
    // `npm test` reads this report.
    outputFile: { json: 'test-results/unit.json' },
  },
});

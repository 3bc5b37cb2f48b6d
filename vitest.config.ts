import { defineConfig } from 'vitest/config';
import { readSettings } from './src/settings-schema.ts';

const settings = readSettings({ WALLET_API_BASE_URL: 'https://api.wallet.test' });

export default defineConfig({
  define: { __WALLET_SETTINGS__: JSON.stringify(settings) },
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    // The gate runs other steps beside this one; a time limit is here against hanging only.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    // The gate counts from it.
    outputFile: { json: 'test-results/unit.json' },
  },
});

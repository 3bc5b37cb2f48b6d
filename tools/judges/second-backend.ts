import { chromium } from '@playwright/test';
import { fullBrowser } from '../browser.ts';
import type { Judge } from './judge.ts';
import { startSecondBackend } from './second-backend/start-second-backend.ts';
import { walkMoney } from './second-backend/walk-money.ts';
import { walkScreens } from './second-backend/walk-screens.ts';

/** The app against a backend that fastify-openapi-glue makes from openapi.yaml, with answers as in docs/backend.md. */
export const secondBackend: Judge = {
  name: 'second backend',
  subject: 'every screen with every row of docs/backend.md, against a service without code of the sandbox',
  packages: { fastify: '5.12.8', 'fastify-openapi-glue': '4.11.4' },
  needsBuild: true,
  async run(folder) {
    const backend = await startSecondBackend(folder);
    const browser = await chromium.launch(fullBrowser);
    try {
      const [queries, money] = [await walkScreens(browser, backend), await walkMoney(browser, backend)];
      return {
        amount: `${queries.screens} screens with changed answers, ${money.screens} money commands`,
        findings: [...queries.findings, ...money.findings],
      };
    } finally {
      await browser.close();
      await backend.close();
    }
  },
};

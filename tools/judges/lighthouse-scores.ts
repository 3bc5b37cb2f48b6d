import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { fullBrowser } from '../browser.ts';
import { builtApp } from '../built-app.ts';
import { freePort } from '../free-port.ts';
import type { Finding, Judge } from './judge.ts';

const categories = ['accessibility', 'best-practices'];
const pages = ['/login', '/user/home'] as const;

/** Lighthouse on the login page and, signed in, on home. Every score below 100 is a finding. */
export const lighthouseScores: Judge = {
  name: 'Lighthouse',
  subject: 'accessibility and best practices of the login page and home, on a phone',
  ownPackages: ['lighthouse'],
  needsBuild: true,
  async run() {
    const profile = mkdtempSync(join(tmpdir(), 'wallet-lighthouse-'));
    const sandbox = await createSandbox({ site: builtApp() });
    const port = await freePort();
    const browser = await chromium.launchPersistentContext(profile, {
      ...fullBrowser,
      args: [...fullBrowser.args, `--remote-debugging-port=${port}`],
    });
    const findings: Finding[] = [];
    try {
      for (const path of pages) {
        const page = await browser.newPage();
        await page.goto(`${sandbox.url}/terminated`);
        await page.evaluate(
          (token) => {
            localStorage.setItem('remember-agreement', 'true');
            if (token === null) localStorage.removeItem('token');
            else localStorage.setItem('token', token);
          },
          path === '/user/home' ? sandbox.control.signIn('0812345678') : null,
        );
        await page.close();
        const options = { port, logLevel: 'error', disableStorageReset: true, onlyCategories: categories } as const;
        const result = await lighthouse(sandbox.url + path, { ...options, onlyCategories: categories });
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
        const { lhr } = result;
        if (new URL(lhr.finalDisplayedUrl).pathname !== path)
          throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
        for (const category of Object.values(lhr.categories)) {
          if (category.score !== 1) {
            const score = Math.round((category.score ?? 0) * 100);
            findings.push({ rule: `score of ${category.id}`, where: path, message: `${score} of 100` });
          }
          for (const { id, weight } of category.auditRefs) {
            const audit = lhr.audits[id];
            if (audit && weight > 0 && audit.score !== null && audit.score < 1) {
              findings.push({ rule: id, where: path, message: audit.title });
            }
          }
        }
      }
    } finally {
      await browser.close();
      await sandbox.close();
      rmSync(profile, { recursive: true, force: true });
    }
    return { amount: `${pages.length} pages, ${categories.length} scores each`, findings };
  },
};

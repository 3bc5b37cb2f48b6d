import { createSandbox } from '../../mocks/sandbox/server.ts';
import { builtApp } from '../built-app.ts';
import { startLighthouseBrowser } from '../lighthouse-browser.ts';
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
    const sandbox = await createSandbox({ site: builtApp() });
    const browser = await startLighthouseBrowser();
    const findings: Finding[] = [];
    try {
      for (const path of pages) {
        await browser.signInFor(path, sandbox);
        const lhr = await browser.run(sandbox.url + path, categories);
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
    }
    return { amount: `${pages.length} pages, ${categories.length} scores each`, findings };
  },
};

import { expect, test } from '@playwright/test';
import { startLocalServer } from '../../tools/local-server.ts';
import { htmlReport } from '../../tools/drift/report-html.ts';
import { findingsInBothSchemes } from '../support/axe.ts';
import { drift } from '../support/drift-run.ts';

/** A service that tries to run scripts in the report. */
async function hostileReport(): Promise<string> {
  const { url, close } = await startLocalServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/<img src="http://elsewhere.example/x" onerror="alert(1)">' })
      .end('x');
  });
  const report = await drift(url, '--only', 'listBanks,getWallet,getInfo');
  await close();
  return htmlReport(report, { ...report, findings: report.findings.slice(1) });
}

test('the HTML report of drift fits a phone, loads nothing, runs nothing', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setContent(await hostileReport());
  await expect(page.getByRole('heading', { name: 'Does not match the contract' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('<img src="http://elsewhere.example/x"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await findingsInBothSchemes(page)).toEqual([]);
  expect(asked).toEqual([]);
});

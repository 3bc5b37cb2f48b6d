import type { Page } from '@playwright/test';
import { holdRequests } from '../support/held-request.ts';
import { someHostileHtml } from '../support/hostile-html.ts';
import { htmlSinks } from '../support/html-sinks.ts';
import { finishWork } from '../support/silence.ts';
import { inSeries, volume } from '../support/volume.ts';
import { callsOf, expect, members, openSignedIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/** Everything that a text must not cause. A CSP violation fails the test by itself. */
function watch(page: Page, origin: string): string[] {
  const events: string[] = [];
  page.on('dialog', (asked) => {
    events.push(`script: ${asked.message()}`);
    void asked.dismiss();
  });
  page.on('popup', (opened) => void events.push(`window: ${opened.url()}`));
  page.on('download', (file) => void events.push(`download: ${file.url()}`));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin)) {
      events.push(`request: ${request.url()}`);
    }
  });
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) events.push(`frame: ${frame.url()}`);
  });
  return events;
}

/** Elements and attributes that the product never creates from a text. */
const unlawfulOnPage = (page: Page) =>
  page.evaluate(() => {
    const forbidden =
      'body script, iframe, object, embed, style, base, meta[http-equiv], audio, video, math, foreignObject';
    // The app's own script and styles in the head.
    const found = [...document.querySelectorAll(forbidden)].filter(
      (element) => !element.matches('script[src^="/assets/"]'),
    );
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^srcdoc$|^formaction$/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value),
        )
        .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
    );
    return [...found.map((element) => element.outerHTML.slice(0, 200)), ...attributes];
  });

const settings = {
  'under the policy': { policy: true, texts: someHostileHtml(volume({ gate: 200, full: 400, soak: 2_000 })) },
  'without the policy': { policy: false, texts: someHostileHtml(volume({ gate: 250, soak: 2_000 })) },
};

for (const [setting, { policy, texts }] of Object.entries(settings)) {
  test.describe(`quality 7: hostile server HTML ${setting} (${texts.length} texts in each of ${htmlSinks.length} places)`, () => {
    test.use({ policy });
    for (const sink of htmlSinks) {
      test.describe(sink.name, () => {
        test.use({ agreed: sink.agreed ?? true });
        test(
          `A-57 quality 7: hostile HTML as ${sink.name} runs nothing, loads nothing and does not navigate`,
          inSeries(policy && sink.name === 'conditions'),
          async ({ page, sandbox, wire }) => {
            test.setTimeout(volume({ gate: 60_000, soak: 300_000 }));
            const events = watch(page, wire.url);
            // The wheel turns once for each answer.
            sandbox.control.setCoins(members.rich, 20);
            await openSignedIn(page, sandbox, '/user/statement');
            for (let start = 0; start < texts.length; start += sink.capacity) {
              const part = ['<p>texts begin</p>', ...texts.slice(start, start + sink.capacity)];
              sandbox.control.fail(sink.operationId, { body: sink.body(part) });
              await page.goto(sink.address);
              await sink.open?.(page);
              await expect(sink.region(page).getByText('texts begin').first()).toBeVisible();
              expect(await unlawfulOnPage(page)).toEqual([]);
              await expect(page).toHaveURL(new URL(sink.shownAt ?? sink.address, wire.url).href);
            }
            // Waits for delayed loading or execution.
            await finishWork(page);
            expect(events).toEqual([]);
          },
        );
      });
    }
  });

  // Codes are read one at a time, so there are fewer.
  const codes = texts.filter((_, index) => index % volume({ gate: 25, soak: 20 }) === 0);
  test.describe(`quality 7: hostile QR codes ${setting} (${codes.length} texts)`, () => {
    test.use({ policy });
    test(
      'R-237 A-57 hostile markup instead of a QR code shows a picture or a message',
      { tag: '@full' },
      async ({ page, sandbox, wire }) => {
        test.setTimeout(volume({ gate: 30_000, soak: 240_000 }));
        const events = watch(page, wire.url);
        const address = '/user/home?open=deposit&way=qr&bank=WW';
        sandbox.control.setDelays({ settleDelayMs: null });
        await openSignedIn(page, sandbox, address);
        await page.getByRole('dialog').getByLabel('Amount (baht)').fill('150');
        await page.getByRole('dialog').locator('button[type=submit]').click();
        const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel QR' });
        await expect(cancel).toBeVisible();
        const asked = () => callsOf(sandbox, 'getQrcode').length;
        for (const [index, text] of codes.entries()) {
          const qrcode = index % 2 === 0 ? `<svg viewBox="0 0 9 9">${text}<path d="M0 0h9v9H0z"/></svg>` : text;
          const before = asked();
          sandbox.control.fail('getQrcode', {
            body: { qrcodeId: `q${index}`, hasQrcode: true, qrcode, amount: 150, expireIn: 900, message: null },
          });
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await expect.poll(asked).toBe(before + 1);
          await expect(cancel).toBeVisible();
          expect(await unlawfulOnPage(page)).toEqual([]);
        }
        await finishWork(page);
        expect(events).toEqual([]);
        expect(sandbox.control.qrcodes(members.rich)).toHaveLength(1);
      },
    );
  });
}

test.describe('without the policy', () => {
  test.use({ policy: false });
  test('A-57 quality 7: the tests above do not depend on the policy: script in markup runs', async ({ page }) => {
    const answer = await page.goto('/contact');
    expect(answer?.headers()).not.toHaveProperty('content-security-policy');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/missing.png" onerror="window.ran = true">');
    });
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(true);
  });
});

test.describe('the parser of server HTML', () => {
  const contact = (contactText: string) => ({
    body: { contactText, lineLink: 'https://line.me/x', lineName: '@naga', lineQR: '' },
  });
  const parser = '/assets/parse-server-html-*.js';

  test('A-57 only texts with markup load the parser', { tag: '@full' }, async ({ page, sandbox }) => {
    const letGo = await holdRequests(page, parser);
    let loads = 0;
    page.on('request', (request) => (loads += request.url().includes('parse-server-html') ? 1 : 0));
    sandbox.control.fail('getContact', contact('Every day, 24 hours'));
    await page.goto('/contact');
    await expect(page.getByText('Every day, 24 hours')).toBeVisible();
    expect(loads).toBe(0);

    sandbox.control.fail('getContact', contact('<p>Every day &check;</p><p>24 hours</p>'));
    await page.reload();
    await expect.poll(() => loads).toBe(1);
    // Checks neither the markup nor the content below the text, which the text would move.
    await expect(page.getByText('24 hours')).toBeHidden();
    await expect(page.getByRole('group', { name: 'LINE' })).toBeHidden();
    letGo();
    await expect(page.getByText('Every day ✓')).toBeVisible();
    await expect(page.getByRole('group', { name: 'LINE' })).toBeVisible();
  });

  test('A-57 A-114 without the parser a text shows "couldn’t load", never markup', async ({ page, sandbox }) => {
    await page.route(`**${parser}`, (route) => route.abort());
    sandbox.control.fail('getContact', contact('<p>24 hours</p>'));
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: /couldn't load/i })).toBeVisible();
    await expect(page.getByText('24 hours')).toBeHidden();
  });
});

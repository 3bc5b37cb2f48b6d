import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import { someHostileHtml } from '../support/hostile-html.ts';
import { finishWork } from '../support/silence.ts';
import { inSeries, volume } from '../support/volume.ts';
import { expect, openSignedIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/** A place in the app that renders server HTML. */
interface HtmlSink {
  name: string;
  operationId: OperationId;
  /** The answer with the texts. The first text says `texts begin`. */
  body: (texts: readonly string[]) => unknown;
  /** How many texts fit into one answer: a text is read up to 50,000 characters. */
  capacity: number;
  /** The address where a signed-in member sees them. */
  address: string;
  region: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');
/**
 * A place of each kind: a list, a text beside links and pictures, a notice, and texts with pictures. All texts pass `ServerHtml`
 * (lint forbids another way), whose output HostileHtml.test.tsx checks.
 */
const htmlSinks: readonly HtmlSink[] = [
  {
    name: 'conditions',
    operationId: 'listConditions',
    body: (conditions) => ({ conditions }),
    capacity: 500,
    address: '/user/profile?open=conditions',
    region: dialog,
  },
  {
    name: 'contact text',
    operationId: 'getContact',
    body: (texts) => ({
      contactText: texts.join(' '),
      lineLink: 'https://line.me/x',
      lineName: '@naga',
      lineQR: texts[1],
    }),
    capacity: 250,
    address: '/user/contact',
    region: (page) => page.getByRole('main'),
  },
  {
    name: 'notice of a bonus',
    operationId: 'getNotice',
    body: (texts) => ({ notice: texts.join(' ') }),
    capacity: 250,
    address: '/user/bonus?open=bonus&code=SONGKRAN10',
    region: dialog,
  },
  {
    name: 'texts of banners',
    operationId: 'listInviteBanners',
    body: (texts) => ({ banners: [{ image: texts[1] ?? '', html: texts.join(' ') }] }),
    capacity: 250,
    address: '/user/home?open=invite',
    region: dialog,
  },
];

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

const texts = someHostileHtml(volume({ gate: 200, full: 400, soak: 2_000 }));

test.describe(`quality 7: hostile server HTML (${texts.length} texts in each of ${htmlSinks.length} places)`, () => {
  // Without the policy, so that the app alone protects.
  test.use({ policy: false });
  for (const sink of htmlSinks) {
    test(
      `A-57 quality 7: hostile HTML as ${sink.name} runs nothing, loads nothing and does not navigate`,
      inSeries(sink.name === 'conditions'),
      async ({ page, sandbox, wire }) => {
        test.setTimeout(volume({ gate: 60_000, soak: 300_000 }));
        const events = watch(page, wire.url);
        await openSignedIn(page, sandbox, '/user/statement');
        for (let start = 0; start < texts.length; start += sink.capacity) {
          const part = ['<p>texts begin</p>', ...texts.slice(start, start + sink.capacity)];
          sandbox.control.fail(sink.operationId, { body: sink.body(part) });
          await page.goto(sink.address);
          await expect(sink.region(page).getByText('texts begin').first()).toBeVisible();
          expect(await unlawfulOnPage(page)).toEqual([]);
          await expect(page).toHaveURL(new URL(sink.address, wire.url).href);
        }
        // Waits for delayed loading or execution.
        await finishWork(page);
        expect(events).toEqual([]);
      },
    );
  }
  test('A-57 quality 7: the tests above do not depend on the policy: script in markup runs', async ({ page }) => {
    const answer = await page.goto('/contact');
    expect(answer?.headers()).not.toHaveProperty('content-security-policy');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/missing.png" onerror="window.ran = true">');
    });
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(true);
  });
});

test('A-57 A-114 without the parser a text shows "couldn’t load", never markup', async ({ page, sandbox }) => {
  await page.route('**/assets/parse-server-html-*.js', (route) => route.abort());
  const contactText = '<p>24 hours</p>';
  sandbox.control.fail('getContact', {
    body: { contactText, lineLink: 'https://line.me/x', lineName: '@naga', lineQR: '' },
  });
  await page.goto('/contact');
  await expect(page.getByText(/couldn't load/i)).toBeVisible();
  await expect(page.getByText('24 hours')).toBeHidden();
});

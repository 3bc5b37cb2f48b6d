/**
 * `npm run screens`: a screenshot of every page and modal, and of some outcomes, into docs/screens. `-- --all` takes every language, colour
 * scheme and size, and `-- home` the screens with this word in their name; both into test-results/screens.
 */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Schemas } from '../generated/operations.ts';
import type { Sandbox } from '../mocks/sandbox/server.ts';
import { opened, type Opened } from '../tests/support/screens.ts';
import { withBuiltApp } from './built-app.ts';
import { replaceFolder } from './new-folder.ts';
import { openPage } from './open-page.ts';
import { pageAddresses } from './pages.ts';
import { readArguments, refuse } from './read-arguments.ts';

const root = join(import.meta.dirname, '..');
const usage = 'npm run screens -- [--all] [<part of a name>]';
const { values, words } = readArguments({ usage, options: { all: { type: 'boolean' } }, words: 1 });
const all = values.all ?? false;
const [word = ''] = words;
const folder = join(root, all || word ? 'test-results/screens' : 'docs/screens');

interface Screen {
  name: string;
  path: string;
  /** What is done on it before the picture. */
  act?: (page: Page, sandbox: Sandbox) => Promise<void>;
}

const submit = (page: Page) => page.locator('dialog[open] button[type=submit]').click();
async function transfer(page: Page): Promise<void> {
  await page.locator('dialog input[name=amount]').fill('200');
  await submit(page);
}
const outcomes: Screen[] = [
  {
    name: 'game-done',
    path: '/user/home?open=game&slot=PGSLOT',
    async act(page) {
      await transfer(page);
      await page.locator('dialog [data-kind=success]').waitFor();
    },
  },
  {
    name: 'game-refused',
    path: '/user/home?open=game&slot=PGSLOT',
    async act(page, { control }) {
      control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
      await transfer(page);
      await page.locator('[role=alertdialog]').waitFor();
    },
  },
];

/** All pages by their names in src/app/pages.ts, modals by their names in tests/support/screens.ts, and outcomes. */
const screens: Screen[] = [
  ...pageAddresses,
  ...Object.entries<Opened>(opened)
    .filter(([, { further }]) => all || !further)
    .map(([name, { at }]) => ({ name, path: at })),
  ...outcomes,
].filter(({ name }) => name.includes(word));
if (screens.length === 0) refuse(`No screen has "${word}" in its name`, usage);

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 800 },
};

interface Look {
  locale: 'th' | 'la' | 'en';
  scheme: 'dark' | 'light';
  size: keyof typeof sizes;
}

/** One size, and one language except for the pictures of the README, because each picture is in the history for ever. */
const main: Look = { locale: 'th', scheme: 'dark', size: 'phone' };
const further: Readonly<Record<string, Look>> = {
  withdraw: { locale: 'la', scheme: 'light', size: 'phone' },
  statement: { locale: 'en', scheme: 'dark', size: 'phone' },
};
const every: Look[] = (['th', 'la', 'en'] as const).flatMap((locale) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    (['phone', 'tablet', 'wide'] as const).map((size) => ({ locale, scheme, size })),
  ),
);

/** The seed, with messages in the chat: what was pictured before may have changed the account. */
function prepare(sandbox: Sandbox): void {
  sandbox.control.reset({ scenario: 'default', seed: 1 });
  const chat = (message_type: string, payload: Schemas['ChatPayload']) =>
    sandbox.control.pushMessage('0812345678', { message_type, payload });
  chat('text', { message: 'สวัสดี มีอะไรให้แอดมินช่วยไหม' });
  chat('quick_replies', {
    message: 'เลือกหัวข้อ หรือพิมพ์คำถามไว้ที่นี่',
    buttons: ['ฝากเงิน', 'ถอนเงิน', 'ตรวจสอบสลิป'].map((title) => ({ title, type: 'postback', payload: title })),
  });
  chat('media', { fileType: 'image', url: '/media/slips/slip-sample.svg', name: 'slip.svg' });
}

/** Screens in one look. */
async function pictures(browser: Browser, sandbox: Sandbox, look: Look, shown: Screen[], to: string): Promise<void> {
  const { locale, scheme, size } = look;
  const options = { viewport: sizes[size], colorScheme: scheme, reducedMotion: 'reduce' } as const;
  prepare(sandbox);
  const guest = await openPage(browser, { locale }, options);
  const member = await openPage(browser, { locale, token: sandbox.control.signIn('0812345678') }, options);
  for (const { name, path, act } of shown) {
    const page = path.startsWith('/user') ? member : guest;
    await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
    await act?.(page, sandbox);
    await page.waitForTimeout(300);
    const file = `${name}-${locale}-${scheme}-${size}.jpg`;
    await page.screenshot({ path: join(to, file), type: 'jpeg', quality: 72 });
  }
  await guest.close();
  await member.close();
}

await build({ mode: 'sandbox', logLevel: 'warn' });
await withBuiltApp(async (browser, sandbox) => {
  await replaceFolder(folder, async (fresh) => {
    for (const look of all ? every : [main]) await pictures(browser, sandbox, look, screens, fresh);
    for (const [name, look] of all ? [] : Object.entries(further)) {
      const shown = screens.filter((screen) => screen.name === name);
      await pictures(browser, sandbox, look, shown, fresh);
    }
  });
});

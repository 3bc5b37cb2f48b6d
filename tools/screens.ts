/** `npm run screens`: screenshots into docs/screens (`--all`: every language, colour scheme and size). */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Schemas } from '../generated/operations.ts';
import type { Sandbox } from '../mocks/sandbox/server.ts';
import { opened, type Opened } from '../tests/support/screens.ts';
import { withBuiltApp } from './built-app.ts';
import { openPage } from './open-page.ts';
import { pageAddresses } from './pages.ts';
import { readArguments } from './read-arguments.ts';

const root = join(import.meta.dirname, '..');
const { values } = readArguments({ usage: 'npm run screens -- [--all]', options: { all: { type: 'boolean' } } });
const all = values.all ?? false;
const folder = join(root, all ? 'test-results/screens' : 'docs/screens');

/** The pictures: all pages by their names in src/app/pages.ts, and modals by their names in tests/support/screens.ts. */
const screens = [
  ...pageAddresses,
  ...Object.entries<Opened>(opened)
    .filter(([, { further }]) => all || !further)
    .map(([name, { at }]) => ({ name, path: at })),
];

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

const chosen: Look[] = [
  { locale: 'th', scheme: 'dark', size: 'phone' },
  { locale: 'la', scheme: 'light', size: 'phone' },
  { locale: 'en', scheme: 'dark', size: 'phone' },
  { locale: 'th', scheme: 'light', size: 'wide' },
];
const every: Look[] = (['th', 'la', 'en'] as const).flatMap((locale) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    (['phone', 'tablet', 'wide'] as const).map((size) => ({ locale, scheme, size })),
  ),
);

/** All screens in one look. */
async function pictures(browser: Browser, sandbox: Sandbox, look: Look): Promise<void> {
  const { locale, scheme, size } = look;
  const options = { viewport: sizes[size], colorScheme: scheme, reducedMotion: 'reduce' } as const;
  const guest = await openPage(browser, { locale }, options);
  const member = await openPage(browser, { locale, token: sandbox.control.signIn('0812345678') }, options);
  for (const { name, path } of screens) {
    const page = path.startsWith('/user') ? member : guest;
    await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    const file = `${name}-${locale}-${scheme}-${size}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 });
  }
  await guest.close();
  await member.close();
}

// Pictures of removed screens go too.
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withBuiltApp(async (browser, sandbox) => {
  const chat = (message_type: string, payload: Schemas['ChatPayload']) =>
    sandbox.control.pushMessage('0812345678', { message_type, payload });
  chat('text', { message: 'สวัสดี มีอะไรให้แอดมินช่วยไหม' });
  chat('quick_replies', {
    message: 'เลือกหัวข้อ หรือพิมพ์คำถามไว้ที่นี่',
    buttons: ['ฝากเงิน', 'ถอนเงิน', 'ตรวจสอบสลิป'].map((title) => ({ title, type: 'postback', payload: title })),
  });
  chat('media', { fileType: 'image', url: '/media/slips/slip-sample.svg', name: 'slip.svg' });
  for (const look of all ? every : chosen) await pictures(browser, sandbox, look);
});

/** `npm run screens`: screenshots into docs/screens (`--all`: every language, colour scheme and size). */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Schemas } from '../generated/operations.ts';
import type { Sandbox } from '../mocks/sandbox/server.ts';
import { withBuiltApp } from './built-app.ts';
import { openPage } from './open-page.ts';
import { readArguments } from './read-arguments.ts';

const root = join(import.meta.dirname, '..');
const { values } = readArguments({ usage: 'npm run screens -- [--all]', options: { all: { type: 'boolean' } } });
const all = values.all ?? false;
const folder = join(root, all ? 'test-results/screens' : 'docs/screens');

const screens: Record<string, string> = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  'not-found': '/nowhere',
  terminated: '/terminated',
  home: '/user/home',
  statement: '/user/statement',
  'member-contact': '/user/contact',
  'member-chat': '/user/contact?open=chat',
  conditions: '/user/home?open=conditions',
  profile: '/user/profile',
  password: '/user/profile?open=password',
  deposit: '/user/home?open=deposit',
  'deposit-qr': '/user/home?open=deposit&way=qr&bank=WW',
  'deposit-slip': '/user/home?open=deposit&way=slip',
  'deposit-link': '/user/home?open=deposit&way=link',
  transfer: '/user/home?open=transfer',
  withdraw: '/user/home?open=withdraw',
  invite: '/user/home?open=invite',
  'invite-bonus': '/user/home?open=invite&step=offer',
  refund: '/user/home?open=refund&step=offer',
  slips: '/user/statement?open=slips',
  bonus: '/user/bonus',
  'bonus-offer': '/user/bonus?open=bonus&code=DAILY20',
  promotion: '/user/bonus?open=promotion&code=NAGA2026',
  game: '/user/home?open=game&slot=PGSLOT',
  wheel: '/user/spin',
  claim: '/user/spin?open=claim&coupon=66d0aa01',
};

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
  for (const [name, path] of Object.entries(screens)) {
    const page = path.startsWith('/user') ? member : guest;
    await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    const file = `${name}-${locale}-${scheme}-${size}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 });
  }
  await guest.close();
  await member.close();
}

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

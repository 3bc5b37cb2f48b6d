import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { builtApp } from '../../tools/built-app.ts';
import { smallPicture } from '../support/pictures.ts';
import { depositViews, modals } from '../support/screens.ts';
import { texts } from '../support/texts.ts';
import { chromium109 } from './chromium-109.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { hands } from './hands.ts';
import { webkit } from './webkit.ts';

const phone = '0812345678';
const [c, deposit, titles, transfer, withdrawal, spin, statement, game, outcome] = await Promise.all([
  texts('en', 'common'),
  texts('en', 'deposit'),
  texts('en', 'titles'),
  texts('en', 'transfer'),
  texts('en', 'withdraw'),
  texts('en', 'spin'),
  texts('en', 'statement'),
  texts('en', 'game'),
  texts('en', 'outcome'),
]);

for (const { name, needs, start } of [chromium109, firefox, webkit]) {
  describe.skipIf(!start)(`${name}${start ? '' : `, not run: it needs ${needs}`}`, () => {
    let engine: Engine | undefined;
    let sandbox: Sandbox;
    let page: ReturnType<typeof hands>;
    const open = (path: string) => engine?.open(sandbox.url + path);
    const home = () => open('/user/home');
    const balance = () => sandbox.control.ledger(phone).accounts['WALLET'];

    beforeAll(async () => {
      sandbox = await createSandbox({ site: builtApp() });
      sandbox.control.setDelays({ settleDelayMs: null });
      if (!start) return;
      engine = await start();
      page = hands(engine);
      console.log(`Tested in ${engine.name}`);
      await open('/login');
      await engine.run(() => {
        localStorage.setItem('locale', 'en');
        localStorage.setItem('remember-agreement', 'true');
      });
    }, 180_000);

    afterAll(async () => {
      await engine?.close();
      await sandbox.close();
    });

    test('B-35 R-021 sign-in', async () => {
      await open('/login');
      await page.type('input[name=username]', phone);
      await page.type('input[name=password]', 'naga1234');
      await page.press('button[type=submit]');
      await page.see('main', '฿8,180.00');
    });

    test('B-35 R-066 a deposit by QR code', async () => {
      await home();
      await page.press('a[href*="open=deposit"]');
      await page.press('a', deposit('qrDeposit'));
      await page.press('a', 'PromptPay 1');
      await page.press('label, button', '300');
      await page.press('button[type=submit]');
      await page.see('img');
      await page.hears('group', deposit('qrReady', { amount: c('amountInBaht', { amount: '300.00' }) }));
      const before = Number(balance());
      sandbox.control.settleQr(phone, 'paid');
      await page.press('button', deposit('transferred'));
      expect(Number(balance())).toBe(before + 300);
    });

    test('B-35 R-050 a deposit by slip', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'engines-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const slip = join(folder, '250.50baht.png');
      writeFileSync(slip, smallPicture('engines'));
      await home();
      await page.press('a[href*="open=deposit"]');
      await page.press('a', titles('uploadSlip'));
      await page.choose('dialog input[type=file]', slip);
      await page.press('button[type=submit]');
      await page.hears('group', deposit('slipUploaded'));
    });

    test('B-35 R-046 a transfer', async () => {
      const before = Number(balance());
      await home();
      await page.press('a[href*="open=transfer"]');
      await page.press('button[aria-haspopup=dialog]', c('select'));
      await page.press('button', 'Naga Slots');
      await page.type('input[name=amount]', '150.75');
      await page.press('button[type=submit]');
      await page.hears('group', transfer('done'));
      expect(Number(balance())).toBe(before - 150.75);
    });

    test('B-35 R-049 a withdrawal', async () => {
      await home();
      await page.press('a[href*="open=withdraw"]');
      await page.type('input[name=amount]', '100');
      await page.press('button[type=submit]');
      await page.see('dialog', withdrawal('accepted', { amount: c('amountInBaht', { amount: '100.00' }) }));
      await page.hears('group', withdrawal('waitForTransfer'));
      expect(sandbox.control.ledger(phone).pendingWithdrawals).toContain('100.00');
    });

    test.each([
      ['refused', 'alertdialog', c('refusedTitle'), { code: 'BONUS_CONDITION' }],
      ['unknown', 'group', outcome('outcomeUnknown'), { status: 502, body: 'Bad gateway', apply: false }],
    ] as const)(
      'B-01 quality 14: a withdrawal that is %s has the focus with its name',
      async (_, role, name, fault) => {
        await home();
        await page.press('a[href*="open=withdraw"]');
        await page.type('input[name=amount]', '100');
        sandbox.control.fail('withdrawAll', fault);
        await page.press('button[type=submit]');
        await page.hears(role, name);
        await page.press('dialog button', role === 'group' ? c('back') : c('ok'));
        await page.see('button[type=submit]');
      },
    );

    test('B-35 R-348 the statement', async () => {
      await open('/user/statement');
      await page.see('main li', '-฿100.00');
      await page.see('main li', '+฿300.00');
    });

    test('B-35 R-400 a chat message and the answer by socket', async () => {
      await open('/user/contact?open=chat');
      await page.type('textarea', 'hello');
      await page.press('button[aria-label=Send]');
      await page.see('li', 'hello');
      await vi.waitFor(() => expect(sandbox.requests.some(({ path }) => path.includes('send-message'))).toBe(true));
    });

    test('quality 14: each modal has the focus when it opens, with its title as name', async () => {
      for (const address of [...modals, ...depositViews]) {
        await open(address);
        await page.hearsDialog();
      }
    }, 180_000);

    test('B-05 the page behind a modal does not scroll, and keeps its place', async () => {
      await open('/user/statement');
      await page.see('main li');
      const place = () => engine?.run(() => scrollY);
      await engine?.run(() => {
        scrollTo({ top: 40, behavior: 'instant' });
        document.querySelector<HTMLElement>('main a[href*="open=slips"]')?.focus({ preventScroll: true });
      });
      const before = await place();
      await page.key('Enter');
      await page.hearsDialog();
      await page.key('PageDown');
      await setTimeout(500);
      expect(await place()).toBe(before);
      await page.key('Escape');
      await page.hears('link', titles('slips'));
      expect(await place()).toBe(before);
    });

    test('B-05 Back closes the account picker only; Escape and a reload leave no step', async () => {
      await open('/user/profile');
      await home();
      await page.press('a[href*="open=transfer"]');
      await page.type('input[name=amount]', '12');
      const choose = () => page.press('button[aria-haspopup=dialog]', c('select'));
      const account = ['dialog button[aria-pressed]', c('mainWallet')] as const;
      await choose();
      await page.see(...account);
      await page.back();
      await page.misses(...account);
      await page.see('dialog button[type=submit]', '12.00');
      await choose();
      await page.see(...account);
      await page.key('Escape');
      await page.misses(...account);
      await choose();
      await page.see(...account);
      await engine?.reload();
      await page.see('dialog button[type=submit]', transfer('submit'));
      await vi.waitFor(async () =>
        expect(await engine?.run(() => JSON.stringify(history.state))).not.toContain('layers'),
      );
      await page.back();
      await page.misses('dialog', c('transfer'));
      expect(await engine?.run(() => location.pathname + location.search)).toBe('/user/home');
    });

    test('B-05 Back closes details, a question and an alert only', async () => {
      await open('/user/statement');
      await page.press('main li button');
      await page.see('dialog', statement('details'));
      await page.back();
      await page.misses('dialog', statement('details'));
      await page.see('main li button');
      await open('/user/home?open=game&slot=PGSLOT');
      await page.press('button', game('moveAllIn'));
      await page.see('dialog', game('moveAllQuestion', { account: 'Naga Slots' }));
      await page.back();
      await page.press('button', game('moveAllIn'));
      await open('/user/home?open=transfer');
      await page.press('button[aria-haspopup=dialog]', c('select'));
      await page.press('button', 'Naga Slots');
      await page.type('input[name=amount]', '12');
      sandbox.control.fail('transfer', { code: 'TRANSFER_FAIL' });
      await page.press('button[type=submit]');
      await page.see('dialog', c('refusedTitle'));
      await page.back();
      await page.misses('dialog', c('refusedTitle'));
      await page.see('dialog button[type=submit]', '12.00');
    });

    test('B-35 R-380 the wheel', async () => {
      await open('/user/spin');
      await page.press('main button:has(span + span)');
      await page.see('dialog', spin('result'));
      await page.hearsDialog();
    }, 40_000);

    // Last, because a public page ends the session.
    test.each([
      ['th', 'อัปโหลด'],
      ['la', 'ໂບນັດ'],
    ])('A-124 in %s a word with invisible marks is found and copied as a word', async (locale, word) => {
      const choose = (chosen: string) => engine?.run((value) => localStorage.setItem('locale', value), chosen);
      onTestFinished(() => choose('en'));
      await choose(locale);
      await open('/howto');
      await page.see('main summary');
      await page.unfold();
      const seen = await engine?.run(() => document.body.textContent);
      expect(seen).not.toContain(word);
      expect(await page.finds(word)).toBe(engine?.findsTexts);
      // The app listens only when it is idle.
      await vi.waitFor(async () => expect(await page.copied()).toContain(word), 12_000);
    });
  });
}

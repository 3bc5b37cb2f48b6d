import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { texts } from '../support/texts.ts';
import { callsOf, expect, members, signIn, test } from '../support/wallet-test.ts';

const phone = members.empty;
const sheet = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.locator('button[type=submit]').click();

async function wordsOf() {
  const [c, titles, home, bonus, transfer, withdraw, statement] = await Promise.all([
    texts('th', 'common'),
    texts('th', 'titles'),
    texts('th', 'home'),
    texts('th', 'bonus'),
    texts('th', 'transfer'),
    texts('th', 'withdraw'),
    texts('th', 'statement'),
  ]);
  const errors = await texts('th', 'errors');
  return { c, titles, home, bonus, transfer, withdraw, statement, errors };
}
type Words = Awaited<ReturnType<typeof wordsOf>>;

// A tile may have more text after its name: the number of coins, or that a bonus is held. Accessible names have no
// zero-width spaces.
const goTo = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^${name.replaceAll('\u200b', '')}`) })
    .first()
    .click();

async function receive(page: Page, { c, home, bonus }: Words, code: string) {
  await goTo(page, c('home'));
  await goTo(page, home('bonusConditions'));
  await main(page)
    .getByRole('button', { name: new RegExp(`\\b${code}\\b`) })
    .click();
  await sheet(page)
    .getByRole('button', { name: bonus('receiveBonus') })
    .click();
  await expect(sheet(page).getByText(bonus('received'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(bonus('held'))).toBeVisible();
  await goTo(page, c('home'));
}

async function move(page: Page, { c, transfer }: Words, [from, to]: readonly [string, string], amount: string) {
  await goTo(page, c('transfer'));
  for (const [side, account] of [
    [transfer('from'), from],
    [transfer('to'), to],
  ] as const) {
    await sheet(page).getByRole('button', { name: side }).click();
    await page.getByRole('dialog', { name: side }).getByRole('button', { name: account }).click();
  }
  await page.locator('input[name=amount]').fill(amount);
  await send(page);
  await expect(sheet(page).getByText(transfer('done'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function askToWithdraw(page: Page, { c }: Words, amount: string) {
  await goTo(page, c('withdraw'));
  await page.locator('input[name=amount]').fill(amount);
  await send(page);
}

/** Plays in the game up to this balance, and refreshes the wallet. */
async function playTo(page: Page, sandbox: Sandbox, { home }: Words, amount: string) {
  sandbox.control.setGameBalance(phone, 'PGSLOT', amount);
  const refreshed = page.waitForResponse('**/api/wallet');
  await page.getByRole('button', { name: home('refreshBalance') }).click();
  await refreshed;
}

test.describe('in Thai', () => {
  test.use({ language: 'th' });
  test(
    'R-336 R-337 R-260 R-349 a bonus is received, bound, played through and withdrawn; another is cancelled',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      test.setTimeout(60_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      sandbox.control.credit(phone, '200.00');
      const words = await wordsOf();
      const { c, titles, bonus, withdraw, statement, errors } = words;
      const ledger = () => sandbox.control.ledger(phone).accounts;
      await signIn(page, phone);

      await receive(page, words, 'WELCOME100');
      expect(ledger()['WALLET']).toBe('400.00');
      await askToWithdraw(page, words, '400');
      const refused = page.getByRole('alertdialog', { name: c('refusedTitle') });
      await expect(refused).toContainText(errors('BONUS_CONDITION'));
      await refused.getByRole('button', { name: c('ok'), exact: true }).click();
      await page.keyboard.press('Escape');

      const game = 'Naga Slots';
      await move(page, words, [c('mainWallet'), game], '400');
      await playTo(page, sandbox, words, '900.00');
      await playTo(page, sandbox, words, '700.00');
      await move(page, words, [game, c('mainWallet')], '700');
      await askToWithdraw(page, words, '700');
      const accepted = withdraw('accepted', { amount: c('amountInBaht', { amount: '700.00' }) });
      await expect(sheet(page).getByText(accepted)).toBeVisible();
      await page.keyboard.press('Escape');
      expect(sandbox.control.member(phone).bonusCode).toBeNull();

      sandbox.control.credit(phone, '100.00');
      await receive(page, words, 'DAILY20');
      expect(ledger()['WALLET']).toBe('120.00');
      await goTo(page, words.home('bonusConditions'));
      await main(page)
        .getByRole('button', { name: titles('cancelBonus') })
        .click();
      await sheet(page)
        .getByRole('button', { name: titles('cancelBonus') })
        .click();
      await expect(sheet(page).getByText(errors('BONUS_CLEAR'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByLabel(bonus('promotionCode'))).toBeVisible();
      expect(ledger()).toEqual({ WALLET: '100.00', PGSLOT: '0.00' });

      await goTo(page, c('statement'));
      const rows = main(page).getByRole('listitem').filter({ hasText: 'โบนัส' });
      await expect(rows).toHaveText([
        new RegExp(`${statement('bonusEnded')}฿20\\.00`),
        new RegExp(`${statement('bonusReceived')}\\+฿20\\.00`),
        new RegExp(`${statement('bonusEnded')}฿0\\.00`),
        new RegExp(`${statement('bonusReceived')}\\+฿200\\.00`),
      ]);
      for (const [id, times] of [
        ['activateBonus', 2],
        ['clearBonus', 1],
        ['withdrawAll', 2],
      ] as const) {
        expect(callsOf(sandbox, id)).toHaveLength(times);
      }
    },
  );
});

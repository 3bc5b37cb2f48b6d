import type { Page } from '@playwright/test';
import { contractExample } from '../../mocks/sandbox/contract-example.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { errors as la } from '../../src/i18n/la/errors.ts';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { startDevServer, test } from '../support/development-test.ts';
import { startPrism } from '../../tools/start-prism.ts';
import { expect, members, openSignedIn, submitLogin } from '../support/wallet-test.ts';

// One dev server for all tests: the first page waits until its packages are prepared.
test.describe.configure({ mode: 'default', timeout: 60_000 });

// The calls that home makes after its load (B-23) have no fixed order.
const extras = ['checkActiveBonus', 'listStatements'];
const calls = (sandbox: Sandbox) => sandbox.requests.map(({ operationId }) => operationId);
const loadCalls = (sandbox: Sandbox) => calls(sandbox).filter((id) => id === null || !extras.includes(id));

test('R-205 R-082 quality 1: StrictMode repeats no load or command', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.goto('/login');
  await submitLogin(page);
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card).toContainText('฿12,480.50');
  await expect.poll(() => calls(sandbox)).toContain('getSpinActive');
  const load = ['refreshSlots', 'getWallet', 'getSpinActive'];
  expect(loadCalls(sandbox).filter((id) => id !== 'getActive' && id !== 'getInfo')).toEqual(['login', ...load]);

  await page.getByRole('button', { name: 'Open account Mekong' }).dblclick();
  await expect(page.getByRole('link', { name: 'View account Mekong' })).toBeVisible();
  await page.getByRole('link', { name: 'Transfer' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer', exact: true });
  await sheet.getByRole('button', { name: 'To account' }).click();
  await page.getByRole('dialog', { name: 'To account' }).getByRole('button', { name: 'Naga Slots' }).click();
  await sheet.getByLabel('Amount (baht)').fill('100');
  await sheet.getByLabel('Amount (baht)').press('Enter');
  await sheet
    .getByLabel('Amount (baht)')
    .press('Enter', { timeout: 1000 })
    .catch(() => undefined);
  await expect(sheet.getByText('Transfer done')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('link', { name: 'Statement' }).first().click();
  await expect.poll(() => calls(sandbox)).toContain('listStatements');
  for (const id of ['login', 'activateSlot', 'transfer', 'refreshSlots']) {
    expect(calls(sandbox).filter((each) => each === id)).toEqual([id]);
  }
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8080.00');

  sandbox.control.clearRequests();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => calls(sandbox)).toContain('getSpinActive');
  expect(loadCalls(sandbox)).toEqual(load);
});

test.describe('the violation overlay', () => {
  test.use({ expectedConsole: [/^Contract violation: getWallet/] });

  test('B-12 quality 9: a broken answer shows operation, pointer and value', async ({ page, sandbox }) => {
    const body = contractExample('getWallet');
    Object.assign(body.slots[1] ?? {}, { category: 'casino' });
    sandbox.control.fail('getWallet', { body });
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/user/home');
    const overlay = page.getByRole('list', { name: 'Contract violations' });
    // The first page of a dev server waits for its modules.
    await expect(overlay.getByRole('listitem')).toHaveText(
      ['getWallet GET /api/wallet answered 200/slots/1/category: invalid_value"casino"'],
      { timeout: 40_000 },
    );
    sandbox.control.fail('getWallet', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(overlay.getByRole('listitem')).toHaveCount(2);
    await expect(overlay.getByRole('listitem').first()).toContainText('answered 502the body: not JSON');
    await page.getByRole('button', { name: 'Clear violations' }).click();
    await expect(overlay).toHaveCount(0);
  });
});

test.describe('the scenario switch', () => {
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Scenarios' });

  async function choose(page: Page, operation: string, answer: string) {
    await sheetOf(page).getByLabel('Operation').selectOption(operation);
    await sheetOf(page).getByLabel('Answer').selectOption(answer);
    await sheetOf(page).getByRole('button', { name: 'Answer with it' }).click();
  }

  test('B-13 on the sandbox, any named example of any operation, until it is removed; its address shows the same', async ({
    page,
    sandbox,
    context,
  }) => {
    await openSignedIn(page, sandbox, '/user/statement');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    // Also by keyboard, so that an open sheet does not block it.
    await page.keyboard.press('Alt+KeyS');
    await choose(page, 'listStatements', '200 empty');
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await expect(page).toHaveURL(/\/user\/statement\?scenario=listStatements:200:empty$/);

    sandbox.control.clearFaults();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('No transactions yet')).toBeVisible();
    await other.getByRole('button', { name: 'Scenarios (1)' }).click();
    const active = other.getByRole('list', { name: 'Active scenarios' });
    await expect(active).toContainText('listStatements answers 200 empty');
    await active.getByRole('button', { name: 'Remove' }).click();
    await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(other).toHaveURL(/\/user\/statement$/);
  });

  test.describe('in Lao', () => {
    test.use({ language: 'la' });

    test(
      'B-13 R-084 on Prism, the login shows a chosen code: INACTIVE_USER from the switch, another from the address',
      { tag: '@full' },
      async ({ page }) => {
        const prism = await startPrism();
        const server = await startDevServer(prism.url);
        const alert = async () => (await page.getByRole('alert').allTextContents()).map(withoutLineBreaks);
        await page.goto(`${server.url}/login`);
        await page.getByRole('button', { name: 'Scenarios' }).click();
        await choose(page, 'login', '400 INACTIVE_USER');
        await expect(sheetOf(page)).toHaveCount(0);
        await submitLogin(page);
        await expect.poll(alert).toEqual([la.INACTIVE_USER]);

        await page.goto(
          `${server.url}/login?scenario=login:400:INVALID_IP&scenario=getInfo:400:NO_SUCH_CODE&scenario=login`,
        );
        const unknown = page.getByRole('list', { name: 'Unknown scenarios' });
        await expect(unknown).toContainText('"login" is not a scenario. Write operation:status:example.');
        await expect(unknown).toContainText('getInfo has no answer 400:NO_SUCH_CODE. It has 200:typical,');
        await page.getByRole('button', { name: 'Scenarios (2)' }).click();
        await expect(sheetOf(page)).toContainText('getInfo answers 400 NO_SUCH_CODE, which the contract does not have');
        await page.keyboard.press('Escape');
        // The app reads its queries again, without the scenarios that were removed.
        const reloaded = page.waitForEvent('load');
        await unknown.getByRole('button', { name: 'Remove unknown scenarios' }).click();
        await reloaded;
        await expect(page).toHaveURL(/\/login\?scenario=login:400:INVALID_IP$/);
        await submitLogin(page);
        await expect.poll(alert).toEqual([la.INVALID_IP]);
        await expect(unknown).toHaveCount(0);
        await server.close();
        await prism.close();
      },
    );
  });
});

test('the dev server serves uploads and pictures of examples', { tag: '@full' }, async ({ request, sandbox }) => {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const answer = await request.post('/api/chat/upload-image', {
    headers: { 'X-Client': 'wallet-user', Authorization: `Bearer ${sandbox.control.signIn(members.rich)}` },
    multipart: { file: { name: 'slip.png', mimeType: 'image/png', buffer: bytes } },
  });
  const address = /\/media\/chat\/uploads\/[^"]+/.exec(await answer.text())?.[0] ?? '';
  expect(address).not.toBe('');
  const uploaded = await request.get(address);
  expect([uploaded.status(), uploaded.headers()['content-type'], await uploaded.body()]).toEqual([
    200,
    'image/png',
    bytes,
  ]);
  expect((await request.get('/media/slips/slip-sample.svg')).headers()['content-type']).toContain('svg');
  expect((await request.get('/media/nothing.svg')).status()).toBe(404);
});

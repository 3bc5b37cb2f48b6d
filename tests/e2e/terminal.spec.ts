import { openCommand } from '../support/command.ts';
import { holdRequests } from '../support/held-request.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { advancePageClock } from '../support/page-time.ts';
import { expired, signInAgain, tokens } from '../support/session-end.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test, submitLogin } from '../support/wallet-test.ts';

test('R-424 A-26 an identity error leads to /login and shows its own text', async ({ page, sandbox }) => {
  for (const [answer, text] of [
    ['INVALID_USER_1', 'Cannot verify identity (1). Please log in again.'],
    ['INVALID_USER_2', 'Cannot verify identity (2). Please log in again.'],
    ['INVALID_USER_3', 'Cannot verify identity (3). Please log in again.'],
    ['INVALID_USER_4', 'Cannot verify identity (4). Please log in again.'],
    ['EXPIRED_AUTH_TOKEN', expired],
    ['UNAUTHORIZED', 'Please log in'],
    ['ไม่สามารถยืนยันตัวตนได้', expired],
  ] as const) {
    await signInAgain(page, sandbox);
    sandbox.control.fail('getWallet', { code: answer });
    await page.goto('/user/home');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveText([text]);
    expect(await tokens(page)).toEqual([null, null]);
  }
});

for (const name of ['receiving of a refund', 'gift link', 'withdraw'] as const) {
  const command: MoneyCommand = moneyCommands[name];

  test(
    `R-421 R-422 R-447 a ${name} that ends the visit or the session shows no other message`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.clock.install();
      for (const [code, path] of [
        ['gone', '/terminated'],
        ['invalid-token', '/login'],
      ] as const) {
        await openSignedIn(page, sandbox, '/user/home');
        await openCommand(page, sandbox, command);
        await command.fill(page, 0);
        sandbox.control.fail(command.operationId, { code });
        // The target page is slow: no message appears before it either.
        const release = await holdRequests(page, '/assets/TerminatedScreen-*');
        await command.submit(page).click();
        await expect.poll(() => callsOf(sandbox, command.operationId)).toHaveLength(1);
        await advancePageClock(page);
        // Checked at this moment: a toast that disappears later would be visible.
        expect(await command.refused(page).count()).toBe(0);
        release();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await advancePageClock(page);
        expect(await command.refused(page).count()).toBe(0);
        sandbox.control.clearRequests();
      }
    },
  );
}

test('A-28 B-08 several failures at once cause one redirect and one message', async ({ page, sandbox }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await openSignedIn(page, sandbox, '/terminated');
  for (const [operation, delayMs] of [
    ['getInfo', 800],
    ['refreshSlots', 800],
    ['listConditions', 4000],
  ] as const) {
    sandbox.control.fail(operation, { code: operation === 'getInfo' ? 'INVALID_USER_1' : 'invalid-token', delayMs });
  }
  await page.goto('/user/home?open=conditions');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  const answered = () => sandbox.requests.filter(({ status }) => status === 401).map(({ operationId }) => operationId);
  await expect.poll(answered).toEqual(expect.arrayContaining(['getInfo', 'refreshSlots']));
  expect(visited.filter((path) => path === '/login')).toHaveLength(1);
  expect(callsOf(sandbox, 'getActive')).toHaveLength(1);
  // Signed in again before the slowest answer to the old token arrives.
  await submitLogin(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  const slowest = () => sandbox.requests.find(({ operationId }) => operationId === 'listConditions')?.status;
  await expect.poll(async () => slowest() ?? 'cut').not.toBe(200);
  await expectSilence(page);
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('B-08 R-422 "invalid-token" leads both tabs to /login', { tag: '@full' }, async ({ page, context, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  // Home has read its latest movements, so the failure is for the other tab.
  await expect.poll(() => callsOf(sandbox, 'listStatements').length).toBe(1);
  const other = await context.newPage();
  sandbox.control.fail('listStatements', { code: 'invalid-token' });
  await other.goto('/user/statement');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByRole('alert')).toHaveCount(1);
  }
});

import { goWithin, openCommand, signInFor } from '../support/command.ts';
import { focused } from '../support/focused.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { depositViews, modals } from '../support/screens.ts';
import { inSeries } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** What a script may focus: it has a name, which screen readers say. */
const named = /^(group|dialog|heading) ".+"$/;

for (const [name, command] of Object.entries<MoneyCommand>(moneyCommands)) {
  // Their success is a toast, or a dialog of the wheel.
  const endsInSheet = !['QR cancellation', 'move of everything'].includes(name);
  test.describe(`quality 14: the outcome of a ${name}`, () => {
    const inGate = inSeries(name === 'withdraw');
    test('B-01 the focus is on a named group when it is done', inGate, async ({ page, sandbox }) => {
      test.skip(!endsInSheet);
      await signInFor(page, sandbox);
      await openCommand(page, sandbox, command);
      await command.fill(page, 0);
      await command.submit(page).click();
      await expect(command.done(page)).toBeVisible();
      await expect.poll(() => focused(page)).toMatch(named);
    });

    test('B-01 the focus is on a named group when it is unknown', { tag: '@full' }, async ({ page, sandbox }) => {
      await signInFor(page, sandbox);
      sandbox.control.fail(command.operationId, {
        status: 502,
        body: 'Bad gateway',
        contentType: 'text/html',
        apply: false,
      });
      await openCommand(page, sandbox, command);
      await command.fill(page, 0);
      await command.submit(page).click();
      await expect(
        page.getByRole('heading', { name: /^(Not confirmed yet|This probably didn't go through)$/ }),
      ).toBeVisible();
      await expect.poll(() => focused(page)).toMatch(/^group "(Not confirmed yet|This probably didn't go through)"$/);
    });
  });
}

test('A-118 quality 14: an unknown outcome is announced once, in the words of the service and of the app', async ({
  page,
  sandbox,
}) => {
  const { withdraw } = moneyCommands;
  await signInFor(page, sandbox);
  sandbox.control.fail('withdrawAll', { status: 500, body: { message: 'ORA-00001' }, apply: false });
  await openCommand(page, sandbox, withdraw);
  await withdraw.fill(page);
  await withdraw.submit(page).click();
  const outcome = page.getByRole('group', { name: 'Not confirmed yet' });
  await expect(outcome).toHaveAccessibleDescription(
    /^Withdraw · Kasikornbank · 123-456-7890 Message from the service: ORA-00001 Your .*before you try again\.$/,
  );
  await expect(page.getByRole('dialog').locator('> [role=status]')).toHaveText(
    /^Not confirmed yet Withdraw · Kasikornbank · 123-456-7890 Message from the service: ORA-00001 Your .*before you try again\.$/,
  );
  await expect(outcome.getByRole('status')).toHaveCount(0);
});

test(
  'R-426 quality 14: the alert of a refusal is focused, with its title as name and its reason as description',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const { withdraw } = moneyCommands;
    await signInFor(page, sandbox);
    sandbox.control.fail('withdrawAll', { code: 'BONUS_CONDITION' });
    await openCommand(page, sandbox, withdraw);
    await withdraw.fill(page);
    await withdraw.submit(page).click();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/bonus/i);
    expect(await focused(page)).toBe(`alertdialog "That didn't go through"`);
  },
);

test(
  'B-01 quality 14: Back from an unknown outcome focuses the sheet with the form',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const { withdraw } = moneyCommands;
    await signInFor(page, sandbox);
    sandbox.control.fail('withdrawAll', { status: 502, body: 'Bad gateway', contentType: 'text/html', apply: false });
    await openCommand(page, sandbox, withdraw);
    await withdraw.fill(page);
    await withdraw.submit(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expect(withdraw.submit(page)).toBeVisible();
    await expect.poll(() => focused(page)).toBe('dialog "Withdraw"');
  },
);

test(
  'B-06 quality 14: a created QR code is focused as a group that says so',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const create = moneyCommands['QR create'];
    await signInFor(page, sandbox);
    await openCommand(page, sandbox, create);
    await create.fill(page);
    await create.submit(page).click();
    await expect.poll(() => focused(page)).toMatch(/^group "QR code for [\d.,]+ baht/);
  },
);

test('B-05 quality 14: each view of a deposit that replaces another focuses its sheet, which has its name', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=deposit');
  const sheet = page.getByRole('dialog');
  for (const [link, title] of [
    [/^Deposit by QR/, 'Deposit by QR'],
    [/PromptPay 1/, 'Deposit by QR · PromptPay 1'],
  ] as const) {
    await sheet.getByRole('link', { name: link }).click();
    await expect.poll(() => focused(page)).toBe(`dialog "${title}"`);
  }
});

test(
  'quality 14: each modal has the focus when it opens, with its title as name',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    test.setTimeout(120_000);
    await openSignedIn(page, sandbox, '/user/home');
    for (const address of [...modals, ...depositViews]) {
      await goWithin(page, '/zzz');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await goWithin(page, address);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => focused(page), address).toMatch(address.includes('open=chat') ? /./ : named);
    }
  },
);

for (const [address, label, wrong, typed] of [
  ['/user/home?open=withdraw', 'Amount (baht)', '1', '0'],
  ['/user/home?open=game&slot=PGSLOT', 'Amount (baht)', '0', '0'],
  ['/user/home?open=deposit&way=link', 'Gift link', '1', 'ht'],
] as const) {
  const title = `quality 14: at each key in "${label}" of ${address} nothing of the field is set again that a reader would read`;
  test(title, { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const field = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
    await field.fill(wrong);
    await field.press('Enter');
    if (label === 'Gift link') {
      // The reason is about the link that was sent, so it goes with the first key.
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.press('h');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    const changes = await field.evaluateHandle((input) => {
      const seen: string[] = [];
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      // Firefox takes an input whose type is set for a new one.
      const attributes = { attributeFilter: ['type', 'aria-describedby'] };
      new MutationObserver((all) => seen.push(...all.map(({ attributeName }) => String(attributeName)))).observe(
        input,
        attributes,
      );
      for (const id of ids) {
        const note = document.getElementById(id);
        if (note === null) seen.push(`${id} is missing`);
        else new MutationObserver(() => seen.push(note.textContent)).observe(note, { subtree: true, childList: true });
      }
      return seen;
    });
    await field.pressSequentially(typed);
    expect(await changes.jsonValue()).toEqual([]);
  });
}

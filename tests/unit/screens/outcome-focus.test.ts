import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentCommands, type SentCommand } from '../../support/sent-commands.ts';
import { control } from '../../support/screen-service.ts';
import { find, open, press, see, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';
import { WireXhr } from '../../support/wire-xhr.ts';

// What has the focus after a money command, and so is said by a screen reader.

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = (ids: string | null | undefined) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
    .replaceAll('\u00a0', ' ');

/** Role and name of the focused element. */
const focused = () => {
  const { activeElement: at } = document;
  return `${at?.getAttribute('role') ?? at?.tagName} "${at?.getAttribute('aria-label') ?? textOf(at?.getAttribute('aria-labelledby'))}"`;
};

async function give({ prepare, address, fill: prefill, send, confirm }: SentCommand, before?: () => void) {
  prepare?.();
  await open(address);
  await prefill?.();
  before?.();
  await press('button', send);
  if (confirm !== undefined) await press('button', confirm);
}

const commands = Object.entries<SentCommand>(sentCommands).map(([name, command]) => ({ name, ...command }));
/** Their success is a toast, a dialog of the wheel, or another form. */
const endsElsewhere = ['a QR code', 'the cancellation of a QR code', 'a spin', 'the move of everything'];

describe('the focus', () => {
  test.each(commands.filter(({ name }) => !endsElsewhere.includes(name)))(
    'B-01 quality 14: is on a named group when $name is done',
    async (command) => {
      await give(command);
      await see(command.done);
      await until(() => /^(group|DIALOG) ".+"$/.test(focused()), `the focus, which is on ${focused()}`);
      expect(focused()).toMatch(/^group ".+"$/);
    },
  );

  // The question before a move of everything is a dialog, whose end moves the focus in a browser only.
  test.each(commands.filter(({ confirm }) => confirm === undefined))(
    'B-01 quality 14: is on a named group when $name is unknown',
    async (command) => {
      await give(command, () => control.fail(command.operation, { status: 502, body: 'Bad Gateway', apply: false }));
      await see(/Not confirmed yet|This probably didn't go through/);
      await until(() => focused().startsWith('group'), `the focus, which is on ${focused()}`);
      expect(focused()).toMatch(/^group "(Not confirmed yet|This probably didn't go through)"$/);
    },
  );

  test('B-06 quality 14: is on a QR code that was created, with its amount', async () => {
    await give(sentCommands['a QR code']);
    await see('Expires in');
    await until(() => /^group "QR code for 150.00 baht/.test(focused()), `the focus, which is on ${focused()}`);
  });

  test('A-127 B-41 quality 14: is on the receipt of a QR code that was paid elsewhere', async () => {
    await give(sentCommands['a QR code']);
    await see('Expires in');
    control.settleQr(rich, 'paid');
    await see('Deposit received');
    await until(() => focused() === 'group "Deposit received"', `the focus, which is on ${focused()}`);
  });

  test('B-01 quality 14: is in the sheet after Back from an unknown outcome', async () => {
    await give(sentCommands['a withdrawal'], () =>
      control.fail('withdrawAll', { status: 502, body: 'Bad Gateway', apply: false }),
    );
    await press('button', 'Back');
    await find('button', 'Withdraw 100.00 baht');
    await until(() => focused() === 'DIALOG "Withdraw"', `the focus, which is on ${focused()}`);
  });
});

describe('the alert of a refusal', () => {
  const refuse = async () => {
    await give(sentCommands['a withdrawal'], () => control.fail('withdrawAll', { code: 'BONUS_CONDITION' }));
    return find('alertdialog');
  };

  test('R-426 quality 14: has its title as name', async () => {
    const alert = await refuse();
    expect(textOf(alert.getAttribute('aria-labelledby'))).toBe("That didn't go through");
  });

  test('R-426 quality 14: has its reason as description', async () => {
    const alert = await refuse();
    expect(textOf(alert.getAttribute('aria-describedby'))).toMatch(/bonus/i);
  });
});

import { timings } from '../../src/lib/timings.ts';
import { field, openGuestChat, openMemberChat, panel, rows, say } from '../support/chat-test.ts';
import { stopClock } from '../support/page-time.ts';
import { expect, members, test } from '../support/wallet-test.ts';

test('R-408 a text is sent trimmed, with its line breaks', async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  const said = () =>
    sandbox.control
      .conversation(guest)
      .filter(({ sender }) => sender === 'customer')
      .map(({ message }) => message.payload.message);
  await field(page).fill('  two');
  await page.keyboard.press('Shift+Enter');
  await field(page).pressSequentially('lines');
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual(['two\nlines']);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('A-107 R-117 a text that could not be sent stays with a message for 4 s, and can be sent again or removed', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openMemberChat(page, sandbox);
  await stopClock(page);
  sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
  await say(page, 'please');
  const alert = panel(page).getByRole('alert');
  await expect(alert).toHaveText('Too many attempts. Please try again later.');
  const mine = rows(page).filter({ hasText: 'please' });
  const notSent = mine.getByText("Your message wasn't sent. Tap to try again.");
  await expect(notSent).toBeVisible();
  await page.clock.runFor(timings.chatAlert - 10);
  await expect(alert).toBeVisible();
  await page.clock.runFor(10);
  await expect(alert).toHaveCount(0);
  await notSent.click();
  await expect(mine.locator('[data-state]')).toHaveCount(0);
  expect(sandbox.control.conversation(members.rich).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
  sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
  await say(page, 'never mind');
  await rows(page).filter({ hasText: 'never mind' }).getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page).filter({ hasText: 'never mind' })).toHaveCount(0);
});

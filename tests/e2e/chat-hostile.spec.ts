import blns from 'big-list-of-naughty-strings' with { type: 'json' };
import { openGuestChat, rows, scroller } from '../support/chat-test.ts';
import { someHostileHtml } from '../support/hostile-html.ts';
import { volume } from '../support/volume.ts';
import { callsOf, expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

const naughty = blns.filter((each: string) => each.trim() !== '');
const all = [...naughty, ...someHostileHtml(1_500)];
const texts = volume({ gate: naughty.slice(0, 40), full: naughty, soak: all });

// Without the policy, so that the app alone protects.
test.use({ policy: false });
test(`quality 7: hostile texts, names and addresses (${texts.length}) are texts: no script, no navigation, no request`, async ({
  page,
  sandbox,
  wire,
}) => {
  test.setTimeout(volume({ gate: 90_000, soak: 400_000 }));
  const guest = await openGuestChat(page);
  // The chat reads again when its socket has joined. A read that meets many new messages takes the last hundred.
  const reads = () => callsOf(sandbox, 'listChatHistory').filter(({ status }) => status === 200).length;
  await expect.poll(reads).toBeGreaterThan(1);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(wire.url) && !request.url().startsWith('blob:')) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  const address = page.url();
  for (const [index, words] of texts.entries()) {
    const shape = index % 4;
    const payload = {
      message: words,
      name: words,
      url: words,
      filePath: words,
      fileType: ['image', 'video', 'file'][index % 3] ?? '',
    };
    const buttons = [{ title: words, type: ['web', 'call', 'postback'][index % 3] ?? '', payload: words }];
    const type = ['text', 'media', 'buttons', 'generic'][shape] ?? '';
    sandbox.control.pushMessage(guest, {
      message_type: type,
      payload: { ...payload, buttons, generic: [{ title: words, subtitle: words, image_url: words, buttons }] },
    });
  }
  await expect
    .poll(() => scroller(page).evaluate((list) => list.scrollHeight), { timeout: 60_000 })
    .toBeGreaterThan(texts.length * 40);
  // Scrolls so that every row is rendered once.
  for (let end = false; !end;) {
    end = await scroller(page).evaluate((list) => {
      list.scrollTop -= list.clientHeight;
      return list.scrollTop <= 0;
    });
    // The list renders newly visible rows in the next frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const wide = await scroller(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  const links = await rows(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol)); // anchors, by the selector
  expect(links.filter((protocol) => !/^(https?|tel|mailto|line):$/.test(protocol))).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(page.url()).toBe(address);
});

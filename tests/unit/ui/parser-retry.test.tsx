// @vitest-environment happy-dom
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Reader from '../../../src/lib/html/read-server-html.ts';
import type { Help } from '../../../src/ui/lazy-screen.ts';

const offer = "Couldn't load. Try again.";
const offerReload =
  "Couldn't load. Reload the page.What you have typed will be cleared. If something is still being sent, wait for its result first.";
const texts = ['<b>Open</b> every day', '<b>Ask</b> us'];

/** Shows the texts on a new page, where the parser cannot be loaded `times` times, and `help` can help after a retry. */
async function showTexts(times: number, help: Help) {
  vi.resetModules();
  const reader = await vi.importActual<typeof Reader>('../../../src/lib/html/read-server-html.ts');
  const loadParser = vi.fn(reader.loadParser);
  for (let lost = 0; lost < times; lost += 1) loadParser.mockRejectedValueOnce(new Error('The file did not come'));
  vi.doMock('../../../src/lib/html/read-server-html.ts', () => ({ ...reader, loadParser }));
  vi.doMock(import('../../../src/ui/lazy-screen.ts'), async (original) => ({
    ...(await original()),
    helpAfter: () => Promise.resolve(help),
  }));
  const { initI18n } = await import('../../../src/i18n/i18n.ts');
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  const { ServerHtml } = await import('../../../src/ui/ServerHtml.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    texts.map((html) => (
      <Suspense key={html}>
        <ServerHtml html={html} />
      </Suspense>
    )),
  );
  const see = (...expected: string[]) =>
    vi.waitFor(() => expect([...place.children].map(({ textContent }) => textContent)).toEqual(expected));
  await see(offer, offer);
  return {
    see,
    /** Presses until the parser is loaded once more: a button that is busy does nothing. */
    press: async (line: number) => {
      const tries = loadParser.mock.calls.length;
      await vi.waitFor(() => {
        place.querySelectorAll('button')[line]?.click();
        expect(loadParser).toHaveBeenCalledTimes(tries + 1);
      });
    },
  };
}

test('A-57 A-133 texts whose parser could not be loaded are all there after one retry', async () => {
  const { see, press } = await showTexts(1, 'retry');
  await press(1);
  await see('Open every day', 'Ask us');
});

test('A-57 A-133 texts whose parser is gone offer a reload of the page', async () => {
  const { see, press } = await showTexts(2, 'reload');
  await press(1);
  await see(offerReload, offerReload);
});

// @vitest-environment happy-dom
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { loadParser } from '../../../src/lib/html/read-server-html.ts';
import { ServerHtml } from '../../../src/ui/ServerHtml.tsx';

vi.mock(import('../../../src/lib/html/read-server-html.ts'), async (original) => {
  const actual = await original();
  return { ...actual, loadParser: vi.fn(actual.loadParser) };
});

test('A-57 A-133 a text of the service is there after a retry, when its parser could not be loaded before', async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  const lost = () => Promise.reject(new Error('The file did not come'));
  vi.mocked(loadParser).mockImplementationOnce(lost).mockImplementationOnce(lost);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <Suspense>
      <ServerHtml html="<b>Open</b> every day" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe("Couldn't load. Try again."));
  for (const tries of [2, 3]) {
    await vi.waitFor(() => {
      // React hides it while the parser is loading.
      const line = place.querySelector<HTMLElement>('[role=status]');
      if (line?.style.display !== 'none') line?.querySelector('button')?.click();
      expect(loadParser).toHaveBeenCalledTimes(tries);
    });
  }
  await vi.waitFor(() => expect(place.textContent).toBe('Open every day'));
  root.unmount();
});

import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { session } from './api/wire/session/session.ts';
import { App } from './app/App.tsx';
import { partsOf } from './app/lazy-pages.ts';
import { pageAt } from './app/pages.ts';
import { initI18n, textOf } from './i18n/i18n.ts';
import { paths } from './paths.ts';
import { defaultLocale } from './prerendered.ts';

/** The content of a prerendered document. */
interface Prerendered {
  html: string;
  /** The title as HTML. */
  title: string;
}

// Once for all pages, because a screen loads its texts only once.
const i18nReady = initI18n({ defaultLocale, locale: defaultLocale, namespaces: ['login'] });

/**
 * Renders the page of an address as HTML, in the build's default locale. Runs in the build, never in the browser.
 * Rejects if rendering fails.
 */
export async function prerender(path: string): Promise<Prerendered> {
  await i18nReady;
  if (path.startsWith(paths.user)) session.start('prerendered', { remember: false });
  else session.end();
  // Loads the parts that the document contains. Other parts are rendered as their placeholders.
  await Promise.all(partsOf(pageAt(path)).map(async (part) => part.inDocument && part.load()));
  const problems: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    { onError: (problem) => void problems.push(problem) },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (problems.length > 0) throw problems[0];
  // The title is the page's heading. Home has none.
  const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? textOf('common')('home');
  return { html, title };
}

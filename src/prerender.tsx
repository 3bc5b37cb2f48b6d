import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { session } from './api/wire/session.ts';
import { App } from './app/App.tsx';
import { screensOf } from './app/screens.ts';
import { defaultLocale } from './frame.ts';
import { initI18n, textOf } from './i18n/i18n.ts';
import { paths } from './paths.ts';

/** The content of a prerendered document. */
interface Frame {
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
export async function prerender(path: string): Promise<Frame> {
  await i18nReady;
  if (path.startsWith(paths.user)) session.start('prerendered', { remember: false });
  else session.end();
  // Loads the screens that the document contains. Other screens are rendered as their placeholders.
  await Promise.all(screensOf(path).map(async (screen) => screen.inDocument && screen.load()));
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

import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { session } from './api/wire/session.ts';
import { App } from './app/App.tsx';
import { screensOf } from './app/screens.ts';
import { defaultLocale } from './frame.ts';
import { initI18n, textOf } from './i18n/i18n.ts';
import { paths } from './paths.ts';

/** What a document is made of. */
interface Frame {
  html: string;
  /** What the browser calls the page, as HTML. */
  title: string;
}

// Once for all pages: a screen that is loaded does not load its texts again.
const i18nReady = initI18n({ defaultLocale, locale: defaultLocale, namespaces: ['login'] });

/** The page of an address as HTML, in the build's default locale; run by the build, never in the browser. Rejects when it cannot be drawn. */
export async function prerender(path: string): Promise<Frame> {
  await i18nReady;
  if (path.startsWith(paths.user)) session.start('prerendered', { remember: false });
  else session.end();
  // What the document holds; in the place of any other screen it holds the frame.
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
  // Every page is called by its heading, but for home, which has none.
  const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? textOf('common')('home');
  return { html, title };
}

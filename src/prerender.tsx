import './zod-config.ts';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { screensOf } from './app/screens.ts';
import { paths } from './paths.ts';
import { initI18n } from './i18n/i18n.ts';
import { settings } from './settings.ts';

const defaultLocale = settings.laos ? 'la' : 'th';

/** The login page as HTML in the build's default locale; run by the build, never in the browser. Rejects when it cannot be drawn. */
export async function prerenderLogin(): Promise<string> {
  await initI18n({ defaultLocale, locale: defaultLocale, namespaces: ['login'] });
  // A screen is drawn without waiting for its file, so it has to be there.
  await Promise.all(screensOf(paths.login).map((screen) => screen.load()));
  const problems: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouter location={paths.login}>
      <App />
    </StaticRouter>,
    { onError: (problem) => void problems.push(problem) },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (problems.length > 0) throw problems[0];
  return html;
}

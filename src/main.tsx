import './zod-config.ts';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { fetchFirstPage } from './app/fetch-first-page.ts';
import { loadReports } from './app/load-reports.ts';
import { paths } from './paths.ts';
import { currentLocale, initI18n } from './i18n/i18n.ts';
import { readLocale, storeInCookie } from './i18n/locale-store.ts';
import { settings } from './settings.ts';
import { giveTypedText, takeTypedText } from './typed-text.ts';

const defaultLocale = settings.laos ? 'la' : 'th';
const locale = readLocale(defaultLocale);
const loadPage = fetchFirstPage(window.location.pathname, locale);
await initI18n({ defaultLocale, locale, namespaces: ['login'] });
storeInCookie(currentLocale());
if (import.meta.env.DEV) {
  const { startDevTools } = await import('./app/start-dev-tools.ts');
  await startDevTools();
}

const draw = (resolve: () => void) => {
  const root = document.getElementById('root');
  if (!root) return;
  const render = (onStart: () => void) => (
    <StrictMode>
      <BrowserRouter>
        <App onStart={onStart} />
      </BrowserRouter>
    </StrictMode>
  );
  // The login page comes prerendered in the build's own language; any other page or language is drawn anew.
  if (root.hasChildNodes() && window.location.pathname === paths.login && locale === defaultLocale) {
    hydrateRoot(root, render(resolve));
    return;
  }
  const typed = takeTypedText(root);
  // At once, so that no key is pressed between the two pages.
  flushSync(() => {
    createRoot(root).render(render(resolve));
  });
  giveTypedText(root, typed);
};

/**
 * Settles when the app answers to the member. What is drawn already stays until the page is whole; its files import this one, so
 * its top level must not wait for them.
 */
export const started = loadPage().then(() => new Promise<void>(draw));

void loadReports(started);

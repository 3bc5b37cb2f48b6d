import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { AppRouter } from './app/AppRouter.tsx';
import { fetchFirstPage } from './app/lazy-pages.ts';
import { loadReports } from './app/load-reports.ts';
import { changeLocale, currentLocale, initI18n } from './i18n/i18n.ts';
import { localeInList, readLocale, storeInCookie, storeLocale } from './i18n/locale-store.ts';
import { defaultLocale, fitsAddress, prerenderedPath } from './prerendered.ts';
import { keepTypedText } from './typed-text.ts';

const prerendered = prerenderedPath(document);
/** The prerendered page, if it is the page of the current address. */
const fittingPage = () =>
  prerendered !== undefined && fitsAddress(prerendered, window.location.pathname) ? prerendered : undefined;
/** The language in the list of the prerendered page, which is in the build's language. */
const inList = () => (prerendered === undefined ? undefined : localeInList(document));
const shownFirst = inList();
/** Another language than the build's is one that the visitor has chosen. */
const chosenBefore = shownFirst === defaultLocale ? undefined : shownFirst;
const locale = chosenBefore ?? readLocale(defaultLocale);
const loadPage = fetchFirstPage(fittingPage() ?? window.location.pathname, locale);

/** Whether the browser has translated the page: Chrome replaces texts by elements, Edge marks them. */
const isTranslated = () => document.querySelector('font, [_msttexthash]') !== null;

const draw = (isWhole: boolean) => (resolve: () => void) => {
  const root = document.getElementById('root');
  if (!root) return;
  const giveTypedText = keepTypedText(root);
  const render = (onStart: () => void) => (
    <StrictMode>
      <AppRouter>
        <App onStart={onStart} />
      </AppRouter>
    </StrictMode>
  );
  // Checked again, because Back or Forward may have changed the address while the files were loading.
  if (fittingPage() !== undefined && isWhole && currentLocale() === defaultLocale) {
    const onStart = () => {
      giveTypedText();
      resolve();
    };
    hydrateRoot(root, render(onStart), {
      onRecoverableError: (error) => {
        // React renders a page again whose words are not its own.
        if (!isTranslated()) reportError(error);
      },
    });
    return;
  }
  // The page is rendered from scratch: it was prerendered for another address, another language or a member, or a file
  // is missing.
  // Synchronous, so that no key press is lost between the old and the new elements.
  flushSync(() => {
    createRoot(root).render(render(resolve));
  });
  delete document.documentElement.dataset['prerendered'];
  giveTypedText();
};

/**
 * Resolves when the app handles input. The prerendered page stays visible until then. Nothing is awaited at the top
 * level: then the bundler would write a file of 50 bytes for each `import()`, and each costs a request.
 */
export const started = start();

async function start() {
  await initI18n({ defaultLocale, locale });
  if (chosenBefore === currentLocale()) storeLocale(currentLocale());
  else storeInCookie(currentLocale());
  if (import.meta.env.DEV) {
    const { startDevTools } = await import('./app/start-dev-tools.ts');
    await startDevTools();
  }
  const isWhole = await loadPage();
  // Chosen while the files were loading, also back to the build's language.
  let applied = chosenBefore === undefined ? shownFirst : currentLocale();
  for (let chosen = inList(); chosen !== undefined && chosen !== applied; chosen = inList()) {
    applied = chosen;
    await changeLocale(chosen);
  }
  await new Promise<void>(draw(isWhole));
}

void loadReports(started);

import { browserStorage } from './lib/browser-storage.ts';
import { replacedForOldBrowser } from './old-browser.ts';
import { destinationOf, normalPath, paths } from './paths.ts';
import { fitsAddress, prerenderedPath } from './prerendered.ts';
import { readTheme, showTheme } from './ui/show-theme.ts';

// A classic script in the head. It blocks the first paint, so it does only what that paint needs.

if (!replacedForOldBrowser()) preparePaint();

function preparePaint() {
  const { dataset } = document.documentElement;
  showTheme(readTheme(browserStorage.get('theme')));

  const prerendered = prerenderedPath(document);
  if (prerendered !== undefined) {
    const { pathname } = location;
    const shown = destinationOf(pathname);
    // The login page always stays visible, because typed text is kept when it is rendered again.
    if (prerendered !== paths.login && !fitsAddress(prerendered, pathname)) dataset['prerendered'] = 'hidden';
    else if (shown !== normalPath(pathname)) history.replaceState(null, '', shown);
  }
}

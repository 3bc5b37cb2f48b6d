import { frameFits, frameOf, leadsHome } from './frame.ts';
import { browserStorage } from './lib/browser-storage.ts';
import { paths } from './paths.ts';
import { readTheme, showTheme } from './ui/show-theme.ts';

// A classic script in the head. It blocks the first paint, so it does only what that paint needs.

const { dataset } = document.documentElement;
showTheme(readTheme(browserStorage.get('theme')));

const frame = frameOf(document);
if (frame !== undefined) {
  const { pathname } = location;
  // The login page always stays visible, because typed text is kept when it is rendered again.
  if (frame !== paths.login && !frameFits(frame, pathname)) dataset['frame'] = 'hidden';
  else if (leadsHome(pathname)) history.replaceState(null, '', paths.home);
}

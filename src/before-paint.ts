import { frameFits, frameOf, leadsHome } from './frame.ts';
import { browserStorage } from './lib/browser-storage.ts';
import { paths } from './paths.ts';

// A classic script in the head: the browser paints nothing before it has run, so it does only what the first picture needs.

const { dataset } = document.documentElement;
const theme = browserStorage.get('theme');
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;

const frame = frameOf(document);
if (frame !== undefined) {
  const { pathname } = location;
  // The login page is shown in any case: what is typed there is kept when it is drawn anew.
  if (frame !== paths.login && !frameFits(frame, pathname)) dataset['frame'] = 'hidden';
  else if (leadsHome(pathname)) history.replaceState(null, '', paths.home);
}

import { join } from 'node:path';
import browserslist from 'browserslist';

/** The browsers of package.json: as Vite and members call them. A WebView of Android has the version of its Chromium. */
const names = {
  chrome: { target: 'chrome', shown: 'Chrome' },
  safari: { target: 'safari', shown: 'Safari' },
  ios_saf: { target: 'ios', shown: 'iOS' },
  firefox: { target: 'firefox', shown: 'Firefox' },
} as const;
type Name = keyof typeof names;
const isName = (name: string): name is Name => Object.hasOwn(names, name);

/** The oldest version of each browser in the `browserslist` of package.json. */
export function oldest(): { name: Name; version: number }[] {
  const found = new Map<Name, number>();
  for (const browser of browserslist(undefined, { path: join(import.meta.dirname, '../..') })) {
    const [name = '', versions = ''] = browser.split(' ');
    if (!isName(name)) throw new Error(`The builds have no target for the browser ${browser}`);
    // A range, such as "15.6-15.8", counts from its start. "TP" is no number.
    const version = Number.parseFloat(versions);
    if (!Number.isNaN(version)) found.set(name, Math.min(version, found.get(name) ?? Infinity));
  }
  return Object.keys(names)
    .filter(isName)
    .flatMap((name) => (found.has(name) ? [{ name, version: found.get(name) ?? 0 }] : []));
}

/** As Vite's `build.target`. Vite does not read the list of package.json. */
export const browserTargets = (): string[] => oldest().map(({ name, version }) => `${names[name].target}${version}`);

/** For members: "Chrome 109, Safari 15.6, iOS 15.6, Firefox 128". */
export const oldestBrowsers = (): string =>
  oldest()
    .map(({ name, version }) => `${names[name].shown} ${version}`)
    .join(', ');

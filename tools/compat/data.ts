import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { oldest } from '../vite/browser-targets.ts';

/** MDN's data of what each browser has. Not imported, because Vitest would transform its 18 MB. */
// As the package documents it.
export const { css, api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The browsers of `browserslist` as MDN calls them. Android's WebView lacks some of what Chromium has. */
const names = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox'],
} as const satisfies Record<string, readonly BrowserName[]>;

const browsers = oldest().flatMap(({ name, version }) => names[name].map((browser) => ({ browser, version })));

/** "≤37" counts as 37. */
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''));

function includes(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed } = statement;
  // Under a flag, or under another name.
  if (statement.flags || statement.prefix || statement.alternative_name || typeof added !== 'string') return false;
  // "preview" is no number, so it is not reached.
  return version >= numberOf(added) && !(typeof removed === 'string' && version >= numberOf(removed));
}

const known = new Map<CompatStatement, string[]>();

/** The browsers of the list that lack a feature, such as "safari 15.6". */
export function lackedBy(compat: CompatStatement): string[] {
  const found = known.get(compat) ?? readLackedBy(compat);
  known.set(compat, found);
  return found;
}

function readLackedBy({ support }: CompatStatement): string[] {
  return browsers
    .filter(({ browser, version }) => {
      const found = support[browser];
      // Nothing is known about some old features in some browsers.
      if (!found) return false;
      return ![found].flat().some((statement) => includes(statement, version));
    })
    .map(({ browser, version }) => `${browser} ${version}`);
}

/** The part of the data below a name. The data has no type for names that it lacks. */
export function below(part: Identifier | undefined, name: string): Identifier | undefined {
  return part && Object.hasOwn(part, name) ? part[name] : undefined;
}

/** What is below a part, by name. */
export const partsOf = (part: Identifier | undefined): [string, Identifier][] =>
  Object.keys(part ?? {}).flatMap((name) => {
    const inner = name === '__compat' ? undefined : below(part, name);
    return inner ? [[name, inner] satisfies [string, Identifier]] : [];
  });

/** A place where a file uses a feature. */
export interface Use {
  /** As in MDN's data, such as `css.at-rules.container`. */
  feature: string;
  compat: CompatStatement | undefined;
}

import {
  createElement,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { currentLocale, loadTexts, prefetchTexts } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { runningCommands } from '../lib/running-commands.ts';
import { noteIncident } from '../lib/incidents.ts';
import { CrashBoundary } from './crash-boundary.ts';
import type { Elements } from './elements.ts';

/** The number of repeated imports after which only a reload helps. Some browsers cache a failed import. */
const mostTries = 3;

/** What can help if a file could not be fetched. */
export type Help = 'retry' | 'reload';

/** Whether the server has another version of the app, so that the files of this one are gone. Rejects without a server. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

/** Whether a visible form contains text, which a reload would lose. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !/^(?:checkbox|radio|hidden|date)$/.test(type) && value.trim() !== '',
  );

/**
 * What can help when a file could not be fetched again. If that is a reload, and nothing is typed and no command is under
 * way, reloads the page; the address keeps what is open.
 */
export async function helpAfter(tries: number): Promise<Help> {
  try {
    if (!(await isReplaced()) && tries < mostTries) return 'retry';
  } catch {
    return 'retry';
  }
  if (!isTyped() && !runningCommands.any()) location.reload();
  return 'reload';
}

const broken = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const noteBroken = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  // The error event of a link does not bubble.
  document.addEventListener('error', noteBroken, { capture: true });
}

/** Fetches failed style sheets again, because a repeated `import()` skips them. */
async function mendStyles(): Promise<void> {
  await Promise.all(
    [...broken].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          // The clone of a link element is a link element.
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No styles: ${again.href}`)));
          broken.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}

/** Properties of the placeholder of a screen that is not loaded. */
export interface PlaceholderProps {
  /** What can help if the file could not be fetched. Stays during a retry. */
  failed: Help | undefined;
  /** A retry is pending. */
  busy: boolean;
  onRetry: () => void;
}

interface LazyScreenOptions<Props> {
  texts?: readonly Namespace[];
  Placeholder: ComponentType<Props & PlaceholderProps>;
  /** Whether the prerendered document contains the screen. Otherwise it contains the placeholder. */
  inDocument?: boolean;
}

export interface Prefetched {
  /** Fetches the files of a screen without rendering it; by default for the current locale. */
  prefetch: (locale?: Locale) => Promise<void>;
}

/** What is loaded: it renders elements, no loose text, which the check of all JSX would not see here (quality 17). */
export type ScreenComponent<Props = object> = (props: Props) => Elements;

/** A screen in its own chunk, with its texts. */
export type LazyScreen<Props> = ((props: Props) => ReactElement) & Loadable;

export interface Loadable extends Prefetched {
  /** Loads the screen and its texts, so that it renders at once. Rejects if that fails. */
  load: () => Promise<void>;
  inDocument: boolean;
}

const never = () => () => undefined;

/**
 * A screen that is loaded when it is first shown. Until then its placeholder is shown. If loading fails, the placeholder
 * has a retry. The same placeholder replaces a screen that crashes, so that a crash stays in its page, sheet or part. The screen does not suspend, because React would keep the old page or delay loaded content by 300 ms.
 */
export function lazyScreen<Props extends object>(
  importScreen: () => Promise<ScreenComponent<Props>>,
  { texts = [], Placeholder, inDocument = false }: LazyScreenOptions<Props>,
): LazyScreen<Props> {
  let Loaded: ScreenComponent<Props> | undefined;
  let underWay: Promise<void> | undefined;

  const fetchScreen = async () => {
    await mendStyles();
    const [component] = await Promise.all([importScreen(), loadTexts(...texts)]);
    Loaded = component;
  };
  const load = () =>
    (underWay ??= fetchScreen().catch((problem: unknown) => {
      underWay = undefined;
      throw problem;
    }));
  const prefetch = async (locale = currentLocale()) => {
    await Promise.all([importScreen(), prefetchTexts(locale, texts)]);
  };

  function Screen(props: Props) {
    // False only during hydration.
    const mayShow = useSyncExternalStore(
      never,
      () => true,
      () => inDocument,
    );
    const [isThere, setIsThere] = useState(Loaded !== undefined);
    const [failed, setFailed] = useState<Help>();
    const [tries, setTries] = useState(0);
    const [busy, setBusy] = useState(false);
    useEffect(() => {
      if (isThere) return;
      let isGone = false;
      const show = () => {
        if (!isGone) startTransition(() => setIsThere(true));
      };
      const fail = async (error: unknown) => {
        if (isGone) return;
        noteIncident({ kind: 'error', error });
        setFailed(tries === 0 ? 'retry' : await helpAfter(tries));
        setBusy(false);
      };
      load().then(show, fail);
      return () => {
        isGone = true;
      };
    }, [isThere, tries]);
    if (mayShow && isThere && Loaded) {
      return createElement(CrashBoundary, {
        // A second crash would be the same again, so only a reload may help.
        fallback: (crashes, again) =>
          crashes > 1
            ? createElement(Placeholder, { ...props, failed: 'reload', busy: false, onRetry: () => location.reload() })
            : createElement(Placeholder, { ...props, failed: 'retry', busy: false, onRetry: again }),
        children: createElement(Loaded, props),
      });
    }
    const onRetry = () => {
      if (failed === 'reload') {
        location.reload();
        return;
      }
      setBusy(true);
      setTries(tries + 1);
    };
    return createElement(Placeholder, { ...props, failed, busy, onRetry });
  }
  return Object.assign(Screen, { load, prefetch, inDocument });
}

import { createElement, startTransition, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentLocale, loadTexts, prefetchTexts } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { noteIncident } from '../lib/incidents.ts';
import { mendStyles } from './broken-styles.ts';
import { helpAfter, type Help } from './help-after.ts';

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

/** A screen in its own chunk, with its texts. */
export type LazyScreen<Props> = ComponentType<Props> & Loadable;

export interface Loadable extends Prefetched {
  /** Loads the screen and its texts, so that it renders at once. Rejects if that fails. */
  load: () => Promise<void>;
  inDocument: boolean;
}

const never = () => () => undefined;

/**
 * A screen that is loaded when it is first shown. Until then its placeholder is shown. If loading fails, the placeholder
 * has a retry. The screen does not suspend, because React would keep the old page or delay loaded content by 300 ms.
 */
export function lazyScreen<Props extends object>(
  importScreen: () => Promise<ComponentType<Props>>,
  { texts = [], Placeholder, inDocument = false }: LazyScreenOptions<Props>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
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
    if (mayShow && isThere && Loaded) return createElement(Loaded, props);
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

import { createElement, startTransition, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentLocale, loadTexts, prefetchTexts } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { noteIncident } from '../lib/incidents.ts';
import { mendStyles } from './broken-styles.ts';

/** What stands in the place of a screen whose file is not there. */
export interface FrameProps {
  /** The file could not be fetched; still so while it is tried again. */
  failed: boolean;
  /** Trying again is under way. */
  busy: boolean;
  onRetry: () => void;
}

interface LazyScreenOptions<Props> {
  texts?: readonly Namespace[];
  Frame: ComponentType<Props & FrameProps>;
  /** The prerendered documents hold the screen itself; of any other screen they hold the frame. */
  inDocument?: boolean;
}

export interface Prefetched {
  /** Fetches the files of a screen into the browser's memory, and nothing more; in the current locale unless told otherwise. */
  prefetch: (locale?: Locale) => Promise<void>;
}

/** A screen that comes in a file of its own, with its texts. */
export type LazyScreen<Props> = ComponentType<Props> & Loadable;

export interface Loadable extends Prefetched {
  /** Fetches it and its texts, so that it shows at once; rejects when that fails. */
  load: () => Promise<void>;
  inDocument: boolean;
}

const never = () => () => undefined;

/**
 * A screen that is fetched when it is first shown. Its frame stands in its place meanwhile, and offers to try again where it
 * cannot be fetched. It does not suspend: a boundary would keep the old page, or hold back for 300 ms what is there already.
 */
export function lazyScreen<Props extends object>(
  importScreen: () => Promise<ComponentType<Props>>,
  { texts = [], Frame, inDocument = false }: LazyScreenOptions<Props>,
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
    // False only while React takes over a document.
    const mayShow = useSyncExternalStore(
      never,
      () => true,
      () => inDocument,
    );
    const [isThere, setIsThere] = useState(Loaded !== undefined);
    const [failed, setFailed] = useState(false);
    const [tries, setTries] = useState(0);
    const [busy, setBusy] = useState(false);
    useEffect(() => {
      if (isThere) return;
      let isGone = false;
      const show = () => {
        if (!isGone) startTransition(() => setIsThere(true));
      };
      const fail = (error: unknown) => {
        if (isGone) return;
        noteIncident({ kind: 'error', error });
        setFailed(true);
        setBusy(false);
      };
      const begin = async () => {
        if (tries === 0) return load();
        const { loadAgain } = await import('./load-again.ts');
        return loadAgain(load, tries);
      };
      begin().then(show, fail);
      return () => {
        isGone = true;
      };
    }, [isThere, tries]);
    if (mayShow && isThere && Loaded) return createElement(Loaded, props);
    const onRetry = () => {
      setBusy(true);
      setTries(tries + 1);
    };
    return createElement(Frame, { ...props, failed, busy, onRetry });
  }
  return Object.assign(Screen, { load, prefetch, inDocument });
}

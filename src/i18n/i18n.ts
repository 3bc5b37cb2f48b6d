import { createInstance, type BackendModule, type PostProcessorModule, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { withLineBreaks } from './line-breaks.ts';
import { storeLocale } from './locale-store.ts';
import { languageTag, resolveLocale, type Locale } from './locale.ts';
import { isNamespace, namespaces as files, type Namespace, type Texts } from './namespaces.ts';
import type { Translation } from './translation.ts';

/** Shown when a text file cannot be loaded. In the entry bundle, in every language. */
export const notLoaded = {
  en: "Couldn't load. Try again.",
  th: 'โหลดไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  la: 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
} as const satisfies Record<Locale, string>;

export interface I18nStart {
  /** The build's locale, used when the texts of `locale` cannot be loaded. */
  defaultLocale: Locale;
  locale: Locale;
  /** Namespaces of the first screen, besides `common`. */
  namespaces?: readonly Namespace[];
  /** Texts that are already in the bundle. When they cover the first screen, i18n is ready synchronously. */
  resources?: Partial<Record<Locale, { [N in Namespace]?: Translation<Texts[N]> }>>;
  /** Whether components suspend while their texts load. Otherwise texts are empty until then. */
  suspense?: boolean;
}

const localeFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, done) {
    load(language, namespace).then(
      (texts) => done(null, texts),
      // `true` allows a later retry
      (error: unknown) => done(String(error), true),
    );
  },
};

const lineBreaks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'lineBreaks',
  process: (text) => withLineBreaks(text, currentLocale()),
};

const i18n = createInstance().use(initReactI18next).use(localeFiles).use(lineBreaks);

/**
 * Starts i18n in one locale. Never rejects: if a locale cannot be loaded, the default is used, and a missing text reads
 * "not loaded".
 */
export async function initI18n(start: I18nStart): Promise<void> {
  const { defaultLocale, namespaces = [], resources = {}, suspense = true } = start;
  const needed: Namespace[] = ['common', ...namespaces];
  const missing = needed.filter((namespace) => !resources[start.locale]?.[namespace]);
  const locale = missing.length === 0 || (await canLoad(start.locale, missing)) ? start.locale : defaultLocale;
  showLanguage(locale);
  await i18n.init({
    lng: locale,
    ns: needed,
    defaultNS: 'common',
    resources,
    partialBundledLanguages: true,
    maxRetries: 0,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    postProcess: [lineBreaks.name],
    parseMissingKeyHandler: textThatIsMissing,
    react: { useSuspense: suspense },
  });
}

/**
 * Loads namespaces in the current locale, together with a route's code. Rejects when one cannot be loaded; a later call
 * retries.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  let language;
  do {
    ({ language } = i18n);
    await i18n.loadNamespaces(namespaces);
    // The language may have changed in the meantime.
  } while (language !== i18n.language);
  const absent = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (absent.length > 0) throw new Error(`texts not loaded: ${absent.join(', ')}`);
}

/** Fetches the files of namespaces for a later `loadTexts`. Rejects when one cannot be fetched. */
export async function prefetchTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(locale, namespace)));
}

let latestChoice: Locale | undefined;

/**
 * Switches all texts without a reload and stores the choice. Resolves to false, without any change, when
 * the texts cannot be loaded. Of two quick choices the later one wins.
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  latestChoice = locale;
  const loaded = await canLoad(locale, namespacesInUse());
  if (latestChoice !== locale) return true;
  if (!loaded) return false;
  storeLocale(locale);
  await i18n.changeLanguage(locale);
  showLanguage(locale);
  return true;
}

export function currentLocale(): Locale {
  return resolveLocale(i18n.language, 'th');
}

/** Texts without values, by language, namespace and key: i18next resolves a text again with every call. */
const resolvedTexts = new Map<string, string>();

/** Texts of a loaded namespace outside components, in the current locale: `textOf('errors')('NO_USER')`. */
export function textOf<N extends Namespace>(namespace: N): TFunction<N> {
  const resolve: (key: string, values?: object) => string = i18n.getFixedT(null, namespace);
  const text = (key: string, values?: object) => {
    if (values) return resolve(key, values);
    const name = `${i18n.language} ${namespace} ${key}`;
    const known = resolvedTexts.get(name);
    if (known !== undefined) return known;
    const resolved = resolve(key);
    if (i18n.hasResourceBundle(i18n.language, namespace)) resolvedTexts.set(name, resolved);
    return resolved;
  };
  // TFunction checks the keys and values of the callers.
  return text as TFunction<N>;
}

function namespacesInUse(): Namespace[] {
  return [i18n.options.ns ?? []].flat().filter(isNamespace);
}

async function load(locale: string, namespace: string) {
  if (!isNamespace(namespace)) throw new Error(`no such namespace: ${namespace}`);
  return files[namespace][resolveLocale(locale, 'en')]();
}

/** Prefetches the files into the browser cache; resolves to whether all arrived. */
function canLoad(locale: Locale, namespaces: readonly Namespace[]): Promise<boolean> {
  return Promise.all(namespaces.map((namespace) => load(locale, namespace))).then(
    () => true,
    () => false,
  );
}

/** Keys are never shown: empty while the file is loading, "not loaded" when it failed. */
function textThatIsMissing(_key: string, _default: string | undefined, options: { ns: string }): string {
  return i18n.hasLoadedNamespace(options.ns) ? notLoaded[currentLocale()] : '';
}

function showLanguage(locale: Locale): void {
  if (typeof document !== 'undefined') document.documentElement.lang = languageTag(locale);
}

import { createInstance, type BackendModule, type PostProcessorModule, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { withLineBreaks } from './line-breaks.ts';
import { storeLocale } from './locale-store.ts';
import { languageTag, resolveLocale, type Locale } from './locale.ts';
import { isNamespace, namespaces as files, type Namespace, type Texts } from './namespaces.ts';
import { notLoaded } from './not-loaded.ts';
import type { Translation } from './translation.ts';

export interface I18nStart {
  /** The build's locale, used when the files of `locale` cannot be loaded. */
  defaultLocale: Locale;
  locale: Locale;
  /** What the first screen needs besides `common`. */
  namespaces?: readonly Namespace[];
  /** Texts the bundle already holds. When they cover the first screen, i18n is ready before the call returns. */
  resources?: Partial<Record<Locale, { [N in Namespace]?: Translation<Texts[N]> }>>;
  /** Whether a component suspends while its texts load; otherwise they read as empty until then. */
  suspense?: boolean;
}

const localeFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, done) {
    load(language, namespace).then(
      (texts) => done(null, texts),
      // `true` lets a later call try again
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
 * Starts i18n in one locale. Never rejects: a locale that cannot be loaded gives way to the default, and a text that is
 * still missing reads as "not loaded".
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
 * Loads namespaces in the current locale, for a route beside its code. Rejects when one cannot be loaded; a later call
 * tries again.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const absent = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (absent.length > 0) throw new Error(`texts not loaded: ${absent.join(', ')}`);
}

let latestChoice: Locale | undefined;

/**
 * Switches every text at once, without a reload, and keeps the choice. Answers false, and nothing
 * changes, when the texts in use cannot be loaded in that locale. Of two quick choices the later one wins.
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  latestChoice = locale;
  const loaded = await canLoad(locale, namespacesInUse());
  if (latestChoice !== locale) return true;
  if (!loaded) return false;
  await i18n.changeLanguage(locale);
  showLanguage(locale);
  storeLocale(locale);
  return true;
}

export function currentLocale(): Locale {
  return resolveLocale(i18n.language, 'th');
}

/** The texts of a loaded namespace outside components, in the locale of the moment: `textOf('errors')('NO_USER')`. */
export function textOf<N extends Namespace>(namespace: N): TFunction<N> {
  return i18n.getFixedT(null, namespace);
}

function namespacesInUse(): Namespace[] {
  return [i18n.options.ns ?? []].flat().filter(isNamespace);
}

async function load(locale: string, namespace: string) {
  if (!isNamespace(namespace)) throw new Error(`no such namespace: ${namespace}`);
  return files[namespace][resolveLocale(locale, 'en')]();
}

/** Fetches the files (browsers keep them for the real loading); says whether all came. */
function canLoad(locale: Locale, namespaces: readonly Namespace[]): Promise<boolean> {
  return Promise.all(namespaces.map((namespace) => load(locale, namespace))).then(
    () => true,
    () => false,
  );
}

/** No key ever reaches the screen: nothing while its file is on the way, "not loaded" when it did not come. */
function textThatIsMissing(_key: string, _default: string | undefined, options: { ns: string }): string {
  return i18n.hasLoadedNamespace(options.ns) ? notLoaded[currentLocale()] : '';
}

function showLanguage(locale: Locale): void {
  if (typeof document !== 'undefined') document.documentElement.lang = languageTag(locale);
}

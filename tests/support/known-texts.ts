import { localeNames, type Locale } from '../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';

/** All texts of a language by `namespace.key`. */
async function allTexts(locale: Locale): Promise<Record<string, string>> {
  const names = Object.keys(namespaces) as Namespace[]; // an object's own keys
  const files: Record<string, string>[] = await Promise.all(names.map((name) => namespaces[name][locale]()));
  return Object.fromEntries(
    files.flatMap((texts, at) => Object.entries(texts).map(([key, text]) => [`${names[at] ?? ''}:${key}`, text])),
  );
}

/** English texts that have a translation, without those that stay English on purpose. */
export async function untranslated(locale: Locale): Promise<ReadonlySet<string>> {
  const [english, own] = await Promise.all([allTexts('en'), allTexts(locale)]);
  const differing = Object.entries(english).filter(([key, text]) => own[key] !== text && !text.includes('{'));
  const kept = new Set<string>([...Object.values(own), ...Object.values(localeNames)]);
  return new Set(differing.map(([, text]) => text).filter((text) => !kept.has(text)));
}

/**
 * Returns a function that recognises keys in visible text: `namespace.key`, a camelCase key, a code, or an unfilled
 * placeholder.
 */
export async function rawKeys(): Promise<(text: string) => boolean> {
  const full = Object.keys(await allTexts('en'));
  const bare = full.map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => /[A-Z_]/.test(key) && key !== 'OK');
  const keys = new Set([...full, ...full.map((key) => key.replace(':', '.')), ...bare]);
  return (text) => keys.has(text) || /\{\w+\}/.test(text);
}

import { withLineBreaks } from '../../src/i18n/line-breaks.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';

type TextsOf<N extends Namespace> = Awaited<ReturnType<(typeof namespaces)[N]['en']>>;

/** The texts of a namespace as displayed: `const t = await texts('la', 'transfer'); t('done')`. */
export async function texts<N extends Namespace>(locale: Locale, namespace: N) {
  // A lookup by two type parameters; TypeScript widens it to all namespaces.
  const found = (await namespaces[namespace][locale]()) as unknown as Record<string, string>;
  return (key: keyof TextsOf<N> & string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = (found[key] ?? '').replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
    return withLineBreaks(text, locale);
  };
}

import { useTranslation } from 'react-i18next';
import { currentLocale, textOf } from './i18n.ts';
import type { Locale } from './locale.ts';
import type { Namespace } from './namespaces.ts';

/**
 * The texts of a namespace: `const t = useText('login'); t('submit')`. `t` always uses the current locale, even when
 * called after a request.
 */
export function useText<N extends Namespace>(namespace: N) {
  useTranslation(namespace);
  return textOf(namespace);
}

/** Like useText without suspending: texts are empty until they are loaded. */
export function useLateText<N extends Namespace>(namespace: N) {
  useTranslation(namespace, { useSuspense: false });
  return textOf(namespace);
}

/** The current locale. The component re-renders when it changes. */
export function useLocale(): Locale {
  useTranslation();
  return currentLocale();
}

import { useTranslation } from 'react-i18next';
import { textOf } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

/**
 * The texts of a namespace, for a component: `const t = useText('login'); t('submit')`. What it says later, once an answer has
 * come, is in the locale of that moment.
 */
export function useText<N extends Namespace>(namespace: N) {
  useTranslation(namespace);
  return textOf(namespace);
}

/** The same for texts that the first picture does without: the component does not wait, they read as empty until they come. */
export function useLateText<N extends Namespace>(namespace: N) {
  useTranslation(namespace, { useSuspense: false });
  return textOf(namespace);
}

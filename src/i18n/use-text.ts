import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/** The texts of a namespace in the current locale, for a component: `const t = useText('login'); t('submit')`. */
export function useText<N extends Namespace>(namespace: N) {
  return useTranslation(namespace).t;
}

/** The same for texts that the first picture does without: the component does not wait, they read as empty until they come. */
export function useLateText<N extends Namespace>(namespace: N) {
  return useTranslation(namespace, { useSuspense: false }).t;
}

import { useTranslation } from 'react-i18next';
import { currentLocale } from './i18n.ts';
import type { Locale } from './locale.ts';

/** The current locale. The component re-renders when it changes. */
export function useLocale(): Locale {
  useTranslation();
  return currentLocale();
}

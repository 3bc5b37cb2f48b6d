import { ChevronDown } from 'lucide-react';
import { changeLocale } from '../i18n/i18n.ts';
import { languageTag, localeNames, locales, resolveLocale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './LanguageSwitch.module.css';

/** The three languages, each written in itself; the choice takes effect at once. */
export function LanguageSwitch() {
  const t = useText('common');
  const locale = useLocale();
  return (
    <span className={styles['switch']}>
      <select
        aria-label={t('language')}
        value={locale}
        onChange={(event) => {
          void changeLocale(resolveLocale(event.target.value, locale));
        }}
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={languageTag(each)}>
            {localeNames[each]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}

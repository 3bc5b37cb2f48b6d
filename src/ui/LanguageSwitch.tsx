import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { useSyncExternalStore } from 'react';
import { changeLocale } from '../i18n/i18n.ts';
import { languageTag, localeNames, locales, preferredLocale, resolveLocale } from '../i18n/locale.ts';
import { isLocaleChosen, languageList } from '../i18n/locale-store.ts';
import { useLocale, useText } from '../i18n/use-text.ts';
import styles from './LanguageSwitch.module.css';

const never = () => () => undefined;
/** The browser's language, if the visitor has not chosen one here. */
const preferred = () => (isLocaleChosen() ? undefined : preferredLocale(window.navigator.languages));

/**
 * The three languages, each in its own script. A choice applies immediately. If the browser prefers another one
 * than the build's, the switch shows its name.
 */
export function LanguageSwitch() {
  const t = useText('common');
  const locale = useLocale();
  const wanted = useSyncExternalStore(never, preferred, () => undefined);
  const shown = wanted ?? locale;
  return (
    <span className={styles.switch}>
      {shown !== locale && <Globe aria-hidden />}
      <span aria-hidden lang={languageTag(shown)}>
        {localeNames[shown]}
      </span>
      <ChevronDown aria-hidden />
      <select
        name={languageList}
        // A value that the browser restores would look like a choice on the prerendered page.
        autoComplete="off"
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
    </span>
  );
}

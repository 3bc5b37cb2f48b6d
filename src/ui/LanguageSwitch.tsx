import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { useRef, useSyncExternalStore } from 'react';
import { changeLocale } from '../i18n/i18n.ts';
import { languageTag, localeNames, locales, preferredLocale, resolveLocale } from '../i18n/locale.ts';
import { isLocaleChosen, languageList } from '../i18n/locale-store.ts';
import { useLocale, useText } from '../i18n/use-text.ts';
import styles from './LanguageSwitch.module.css';
import { attempt } from '../lib/attempt.ts';

const never = () => () => undefined;
/** The browser's language, if the visitor has not chosen one here. */
const preferred = () => (isLocaleChosen() ? undefined : attempt(() => preferredLocale(window.navigator.languages)));

interface LanguageSwitchProps {
  /** The browser's language has a button beside the switch, if it is another one and nobody has chosen here. */
  offers?: boolean;
}

/** The three languages, each in its own script. A choice applies immediately. */
export function LanguageSwitch({ offers = false }: LanguageSwitchProps) {
  const t = useText('common');
  const locale = useLocale();
  const list = useRef<HTMLSelectElement>(null);
  const wanted = useSyncExternalStore(never, preferred, () => undefined);
  return (
    <div className={styles.languages}>
      <span className={styles.switch}>
        <span aria-hidden lang={languageTag(locale)}>
          {localeNames[locale]}
        </span>
        <ChevronDown aria-hidden />
        <select
          ref={list}
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
      {offers && wanted !== undefined && wanted !== locale && (
        <button
          type="button"
          lang={languageTag(wanted)}
          className={styles.offer}
          onClick={() => {
            // The button is removed.
            list.current?.focus();
            void changeLocale(wanted);
          }}
        >
          <Globe aria-hidden />
          <span>{localeNames[wanted]}</span>
        </button>
      )}
    </div>
  );
}

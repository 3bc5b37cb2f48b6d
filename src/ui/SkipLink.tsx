import { useText } from '../i18n/use-text.ts';
import { focusPage } from './focus-page.ts';
import styles from './SkipLink.module.css';

/** The first focusable element of each page, visible while focused. It moves the focus to `<main id="content">`. */
export function SkipLink() {
  const t = useText('common');
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        // No entry in the browser history.
        event.preventDefault();
        window.scrollTo({ top: 0 });
        focusPage();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}

import { useText } from '../i18n/use-text.ts';
import { focusPage } from './focus-page.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard on each page; seen while it has the focus. The page's `<main>` has the id `content`. */
export function SkipLink() {
  const t = useText('common');
  return (
    <a
      href="#content"
      className={styles['skip']}
      onClick={(event) => {
        // Not a step of the browser's history.
        event.preventDefault();
        window.scrollTo({ top: 0 });
        focusPage();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}

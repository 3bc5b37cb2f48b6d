import { useText } from '../i18n/use-text.ts';
import styles from './SkipLink.module.css';

/** The first focusable element of each page, visible while focused. It moves the focus to the heading of the content. */
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

/** Moves the focus to the start of the page's content: its heading, because `main` has no name that a screen reader could say. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const start = main?.querySelector('h1') ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

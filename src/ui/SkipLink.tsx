import { useText } from '../i18n/use-text.ts';
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

/** Moves the focus to the start of the page's content. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // A tap must not focus the element.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

import { useLocation } from 'react-router-dom';
import { useLateText, useText } from '../i18n/use-text.ts';
import type { PlaceholderProps } from '../ui/lazy-screen.ts';
import { PageHead } from '../ui/PageTitle.tsx';
import { PlaceholderBody } from '../ui/Placeholder.tsx';
import { pageAt, pages, type Title } from './pages.ts';
import styles from './PublicShell.module.css';

/** A title in the current language; empty until its texts are loaded. */
export function useTitle(title: Title | undefined): string {
  const c = useText('common');
  const titles = useLateText('titles');
  if (!title) return '';
  return title[0] === 'common' ? c(title[1]) : titles(title[1]);
}

/** Placeholder of a page whose file is loading: its heading at once, skeleton shapes after 200 ms. */
export function PagePlaceholder(props: PlaceholderProps) {
  const title = useTitle(pages[pageAt(useLocation().pathname)].title);
  return (
    <>
      {title && <PageHead title={title} />}
      <PlaceholderBody {...props} />
    </>
  );
}

/** Placeholder while the bar and menu are loading too. */
export function ShellPlaceholder(props: PlaceholderProps) {
  return (
    <main className={styles.main}>
      <PagePlaceholder {...props} />
    </main>
  );
}

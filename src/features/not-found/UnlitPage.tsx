import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './UnlitPage.module.css';
import type { Elements } from '../../ui/elements.ts';

interface UnlitPageProps {
  /** An ornament. */
  picture: Elements;
  /** The document title, English in every language. The heading too, unless the service is terminated. */
  title: string;
  text: string;
  /**
   * The sentence is the heading, the document title has no service name, and the way home is another attempt, which is not
   * the main action: it leads back here as long as the service is gone.
   */
  terminated?: boolean;
  /** Before the link to home. */
  children?: Elements;
}

/** The page for unknown addresses and for a terminated service: outside the shells, with a link to home. */
export function UnlitPage({ picture, title, text, terminated = false, children }: UnlitPageProps) {
  const c = useText('common');
  return (
    <main className={styles.page}>
      <PageTitle alone={terminated}>{title}</PageTitle>
      {picture}
      <h1 lang={terminated ? undefined : 'en'} tabIndex={-1} className={styles.message}>
        {terminated ? text : title}
      </h1>
      {!terminated && <p className={styles.detail}>{text}</p>}
      {children}
      <Link to={paths.root} className={styles.home} data-main={!terminated || undefined}>
        {c(terminated ? 'tryAgain' : 'backToHome')}
      </Link>
    </main>
  );
}

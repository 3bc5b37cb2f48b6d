import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './UnlitPage.module.css';
import type { Elements } from '../../ui/elements.ts';

interface UnlitPageProps {
  /** An ornament. */
  picture: Elements;
  /** English in every language. Also the document title. */
  heading: string;
  text: string;
  /** The sentence comes before the heading, and the document title has no service name. */
  terminated?: boolean;
  /** Before the link to home. */
  children?: Elements;
}

/** The page for unknown addresses and for a terminated service: outside the shells, with a link to home. */
export function UnlitPage({ picture, heading, text, terminated = false, children }: UnlitPageProps) {
  const c = useText('common');
  return (
    <main className={styles.page}>
      <PageTitle alone={terminated}>{heading}</PageTitle>
      {picture}
      {terminated && <p className={styles.message}>{text}</p>}
      <h1 lang="en" tabIndex={-1} className={terminated ? styles.detail : styles.message}>
        {heading}
      </h1>
      {!terminated && <p className={styles.detail}>{text}</p>}
      {children}
      <Link to={paths.root} className={styles.home}>
        {c('backToHome')}
      </Link>
    </main>
  );
}

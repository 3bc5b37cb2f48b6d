import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './UnlitPage.module.css';

interface UnlitPageProps {
  /** An ornament. */
  picture: ReactNode;
  /** English in every language. Also the document title. */
  heading: string;
  text: string;
  /** A terminated service has no name in the title. */
  titleAlone?: boolean;
}

/** The page for unknown addresses and for a terminated service: outside the shells, with a link to home. */
export function UnlitPage({ picture, heading, text, titleAlone = false }: UnlitPageProps) {
  const c = useText('common');
  return (
    <main className={styles.page}>
      <PageTitle alone={titleAlone}>{heading}</PageTitle>
      {picture}
      <h1 lang="en" tabIndex={-1}>
        {heading}
      </h1>
      <p>{text}</p>
      <Link to={paths.root} className={styles.home}>
        {c('backToHome')}
      </Link>
    </main>
  );
}

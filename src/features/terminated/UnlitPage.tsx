import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { UnlitLamp } from './UnlitLamp.tsx';
import styles from './UnlitPage.module.css';

interface UnlitPageProps {
  /** English in every locale; names the page as well. */
  heading: string;
  text: string;
}

/** A page outside the shells, where there is nothing to do but go home. */
export function UnlitPage({ heading, text }: UnlitPageProps) {
  const c = useText('common');
  return (
    <main className={styles['page']}>
      <PageTitle>{heading}</PageTitle>
      <UnlitLamp />
      <h1 lang="en">{heading}</h1>
      <p>{text}</p>
      <Link to={paths.root} className={styles['home']}>
        {c('backToHome')}
      </Link>
    </main>
  );
}

import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './UnlitPage.module.css';

interface UnlitPageProps {
  /** English in every language. Also the document title. */
  heading: string;
  text: string;
  /** A terminated service has no name in the title. */
  titleAlone?: boolean;
}

/** The page for unknown addresses and for a terminated service: outside the shells, with a link to home. */
export function UnlitPage({ heading, text, titleAlone = false }: UnlitPageProps) {
  const c = useText('common');
  return (
    <main className={styles.page}>
      <PageTitle alone={titleAlone}>{heading}</PageTitle>
      <UnlitLamp />
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

/** An ornament: a lamp of the string on home (LampString), switched off. */
function UnlitLamp() {
  return (
    <svg className={styles.lamp} width="176" height="352" viewBox="0 0 176 352" aria-hidden>
      <path className={styles.cord} d="M88 0v204M88 314v22" />
      <circle className={styles.light} cx="88" cy="262" r="82" />
      <path className={styles.body} d="M76 218h24c26 10 38 26 38 44s-12 34-38 44H76c-26-10-38-26-38-44s12-34 38-44z" />
      <path className={styles.rib} d="M80 218c-18 26-18 62 0 88M96 218c18 26 18 62 0 88M88 218v88" />
      <path className={styles.body} d="M76 204h24v14H76zM76 306h24v8H76z" />
    </svg>
  );
}

import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

/** A link within the app that looks like the main button. */
export function MainLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} data-wide="primary" className={`${styles.button} ${styles.anchor} ${styles.primary}`} />;
}

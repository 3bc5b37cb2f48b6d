import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

interface MainLinkProps extends Omit<LinkProps, 'className'> {
  /** `plain`: another button has the main action, or nothing has it. */
  look?: 'primary' | 'plain';
}

/** A link within the app that looks like a wide button, by default like the main one. */
export function MainLink({ look = 'primary', ...link }: MainLinkProps) {
  return <Link {...link} data-wide={look} className={`${styles.button} ${styles.anchor} ${styles[look]}`} />;
}

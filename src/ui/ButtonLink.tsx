import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  children: ReactNode;
  /** An address that passed the link rules. */
  href: string;
  look?: 'primary' | 'plain' | 'link';
  /** Default: a new tab. */
  target?: '_blank' | '_self';
  wide?: boolean;
}

/** An external link that looks like a button; opens without opener and referrer. */
export function ButtonLink({ children, href, look = 'plain', target = '_blank', wide = false }: ButtonLinkProps) {
  return (
    <a
      href={href}
      target={target}
      rel="noopener noreferrer"
      data-wide={wide ? look : undefined}
      className={`${styles.button} ${styles.anchor} ${styles[look]}`}
    >
      {children}
    </a>
  );
}

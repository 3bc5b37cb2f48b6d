import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  children: ReactNode;
  /** An address that the link rules let through. */
  href: string;
  look?: 'primary' | 'plain' | 'link';
  /** A tab of its own unless said otherwise. */
  target?: '_blank' | '_self';
  wide?: boolean;
}

/** A link out of the app that looks like a button; opens without opener and referrer (quality 7). */
export function ButtonLink({ children, href, look = 'plain', target = '_blank', wide = false }: ButtonLinkProps) {
  return (
    <a
      href={href}
      target={target}
      rel="noopener noreferrer"
      data-wide={wide || undefined}
      className={`${styles['button']} ${styles['anchor']} ${styles[look]}`}
    >
      {children}
    </a>
  );
}

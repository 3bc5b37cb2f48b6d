import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './WayRow.module.css';

interface WayRowProps {
  /** The address of the link. */
  address: Pick<LinkProps, 'to' | 'state'>;
  icon: ReactNode;
  title: string;
  /** Lines below the title; empty ones are left out. */
  details: readonly ReactNode[];
}

/** A list row that links to a way to deposit. */
export function WayRow({ address, icon, title, details }: WayRowProps) {
  return (
    <li className={styles.way}>
      <Link {...address}>
        {icon}
        <span className={styles.text}>
          <span>{title}</span>
          {details.filter(Boolean).map((detail, index) => (
            <span key={index} className={styles.detail}>
              {detail}
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
}

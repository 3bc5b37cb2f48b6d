import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ExternalLink.module.css';
import { linkHost } from './link-host.ts';
import { linkUrl } from './link-rules.ts';

interface ExternalLinkProps {
  /** As the server sent it. What must not be followed leaves the text alone. */
  href: unknown;
  /** What the link says, to judge whether it says where it leads. */
  text: string;
  /** Shown instead of the text. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A link of the server: opens without opener and referrer, and shows its host where the text does not (quality 7). */
export function ExternalLink({ href, text, children = text, className }: ExternalLinkProps) {
  const url = linkUrl(href);
  if (url === null) return children;
  // A page of this app: a new tab would not hold a session that lives in this one.
  if (url.startsWith('/')) {
    return (
      <Link to={url} className={className}>
        {children}
      </Link>
    );
  }
  const host = linkHost(url, text);
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        // A picture without a name of its own.
        aria-label={text.trim() === '' ? (host ?? url) : undefined}
      >
        {children}
      </a>
      {host && (
        <>
          {' '}
          <bdi className={styles['host']}>{host}</bdi>
        </>
      )}
    </>
  );
}

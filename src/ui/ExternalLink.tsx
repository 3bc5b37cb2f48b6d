import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ExternalLink.module.css';
import { linkHost } from './link-host.ts';
import { linkUrl } from './link-rules.ts';

interface ExternalLinkProps {
  /** As the server sent it. A forbidden address renders the text only. */
  href: unknown;
  /** The text of the link, to decide whether its host must be shown. */
  text: string;
  /** Rendered instead of the text. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A server link: opens without opener and referrer, and shows its host unless the text does. */
export function ExternalLink({ href, text, children = text, className }: ExternalLinkProps) {
  const url = linkUrl(href);
  if (url === null) return <span>{children}</span>;
  // A page of this app stays in this tab, because a new tab might not have the session.
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
        // A picture without a name.
        aria-label={text.trim() === '' ? (host ?? url) : undefined}
      >
        {children}
      </a>
      {host && (
        <>
          {' '}
          <bdi className={styles.host}>{host}</bdi>
        </>
      )}
    </>
  );
}

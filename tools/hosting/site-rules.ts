import { documentOf, notFoundDocument } from '../pages.ts';

/** The rules for serving a built site, independent of the server. */
export interface SiteRules {
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` by path prefix; the first match applies. */
  caching: readonly { under: string; value: string }[];
  /** The document of each known path. A request path may end with a slash. */
  pages: Readonly<Record<string, string>>;
  /** The document of every other path without a file, with status 404. */
  notFound: string;
  /** Folders that contain files only. Elsewhere a path with an extension is a file at the top level only. */
  folders: readonly string[];
  /** Build files for the server, not for visitors. */
  hidden: readonly string[];
}

export function siteRules(headers: Readonly<Record<string, string>>): SiteRules {
  return {
    headers,
    caching: [
      // The file names contain a hash of the content.
      { under: '/assets/', value: 'public, max-age=31536000, immutable' },
      // All other files are revalidated on each request, so that a new version appears immediately.
      { under: '/', value: 'no-cache' },
    ],
    pages: documentOf,
    notFound: notFoundDocument,
    folders: ['/assets/', '/howto/', '/icons/'],
    hidden: ['/headers.json', '/nginx.conf', '/nginx-brotli.conf', '/_headers', '/_redirects', '/.vite/'],
  };
}

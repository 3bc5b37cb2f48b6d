import { documentOf, notFoundDocument } from './documents.ts';

/** How a built site is served: what every kind of server has to do, written once. */
export interface SiteRules {
  /** Response headers of every answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of what is there, by the beginning of the path; the first that fits counts. */
  caching: readonly { under: string; value: string }[];
  /** The document of each known page, by its path, which may end with a slash. */
  pages: Readonly<Record<string, string>>;
  /** What every other path without a file gets, with the status 404. */
  notFound: string;
  /** Folders that hold files only. A path with an extension anywhere else but at the top is a page or unknown. */
  folders: readonly string[];
  /** Files of the build that are for the server and not for visitors. */
  hidden: readonly string[];
}

export function siteRules(headers: Readonly<Record<string, string>>): SiteRules {
  return {
    headers,
    caching: [
      // A file there is named after its content.
      { under: '/assets/', value: 'public, max-age=31536000, immutable' },
      // Everything else is asked for each time, so that a new version is there at once.
      { under: '/', value: 'no-cache' },
    ],
    pages: documentOf,
    notFound: notFoundDocument,
    folders: ['/assets/', '/howto/', '/icons/'],
    hidden: ['/headers.json', '/nginx.conf', '/nginx-brotli.conf', '/_headers', '/_redirects', '/.vite/'],
  };
}

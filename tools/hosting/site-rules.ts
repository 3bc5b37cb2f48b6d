/** How a built site is served: what every kind of server has to do, written once. */
export interface SiteRules {
  /** Response headers of every answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of what is there, by the beginning of the path; the first that fits counts. */
  caching: readonly { under: string; value: string }[];
  /** Pages that have a document of their own; every other path without a file gets index.html. */
  pages: Readonly<Record<string, string>>;
  /** Folders that hold files only. A path with an extension anywhere else but at the top belongs to the app. */
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
    pages: { '/login': '/login.html' },
    folders: ['/assets/', '/howto/', '/icons/'],
    hidden: ['/headers.json', '/nginx.conf', '/_headers', '/_redirects', '/.vite/'],
  };
}

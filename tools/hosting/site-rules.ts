import { documentOf, notFoundDocument } from '../pages.ts';
import { serviceHeaders, type Hosts } from './security-headers.ts';

/** What the service answers on the origin of the site. */
export interface ServiceRules {
  /** The headers of every answer, errors included. */
  headers: Readonly<Record<string, string>>;
  /** Folders of calls, pictures and uploads. */
  folders: readonly string[];
  /** The folder of the chat's socket; null if it has another origin. */
  socket: string | null;
}

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
  /**
   * Build files without an address of their own: those for the server, documents, and compressed files. `/` at the end stands for
   * everything below, `*` at the beginning for any path with this ending.
   */
  hidden: readonly string[];
  /** Null if the service has another origin. */
  service: ServiceRules | null;
}

type ServiceHosts = Pick<Hosts, 'apiBaseUrl' | 'chatUrl' | 'mediaPaths' | 'hstsMaxAge'>;

export const serviceRules = (hosts: ServiceHosts): ServiceRules | null =>
  hosts.apiBaseUrl === ''
    ? {
        headers: serviceHeaders(hosts),
        folders: ['/api/', ...hosts.mediaPaths],
        socket: hosts.chatUrl === '' ? '/socket.io/' : null,
      }
    : null;

export function siteRules(headers: Readonly<Record<string, string>>, service: ServiceRules | null = null): SiteRules {
  const documents = [...new Set(Object.values(documentOf))];
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
    hidden: [
      ...[
        '/headers.json',
        '/nginx.conf',
        '/nginx-brotli.conf',
        '/nginx-proxy.conf',
        '/_headers',
        '/_redirects',
        '/.vite/',
      ],
      // Below the top level a path with an extension is an unknown path.
      ...documents.filter((file) => file.lastIndexOf('/') === 0),
      // nginx sends them in place of another file.
      ...['*.gz', '*.br'],
    ],
    service,
  };
}

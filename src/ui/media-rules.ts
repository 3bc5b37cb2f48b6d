import { isInlinePicture } from '../lib/inline-picture.ts';
import { safeUrl } from '../lib/safe-url.ts';

interface MediaSettings {
  /** Origins that serve pictures, such as https://img.example.com. */
  hosts: readonly string[];
  /** Where the API is; empty when it is on the page's own origin. */
  apiBaseUrl: string;
}

const pageOrigin = typeof location === 'undefined' ? null : location.origin;

let apiBaseUrl = '';
let origins: ReadonlySet<string | null> = new Set([pageOrigin]);

/** Sets where pictures may come from; called once, with the build's settings, which also make the CSP. */
export function configureMedia(settings: MediaSettings): void {
  ({ apiBaseUrl } = settings);
  origins = new Set([pageOrigin, ...settings.hosts, ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])]);
}

/**
 * The address to load a picture of the server from, or null when it is from elsewhere. A path stands on the API's
 * origin, because the API sent it.
 */
export function mediaUrl(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  // A blob is what the page itself made of a chosen file; one of another origin is nothing that could be shown.
  const isOwnBlob = address.startsWith(`blob:${pageOrigin}/`);
  if (isInlinePicture(address) || isOwnBlob) return address;
  const url = safeUrl(address, { appSchemes: [], allowHttpLoopback: true });
  if (url === null) return null;
  if (url.startsWith('/')) return apiBaseUrl ? new URL(url, apiBaseUrl).href : url;
  return origins.has(new URL(url).origin) ? url : null;
}

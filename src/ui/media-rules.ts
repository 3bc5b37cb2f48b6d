import { isInlinePicture } from '../lib/inline-picture.ts';
import { safeUrl } from '../lib/safe-url.ts';

interface MediaSettings {
  /** Origins of pictures, such as https://img.example.com; empty if the build lists none. */
  hosts: readonly string[];
  /** The API's origin; empty for the page's own origin. */
  apiBaseUrl: string;
}

const pageOrigin = typeof location === 'undefined' ? null : location.origin;

let apiBaseUrl = '';
let listsHosts = false;
let origins: ReadonlySet<string | null> = new Set([pageOrigin]);

/** Sets the origins of pictures. Called once with the build's settings, which also define the CSP. */
export function configureMedia(settings: MediaSettings): void {
  ({ apiBaseUrl } = settings);
  listsHosts = settings.hosts.length > 0;
  origins = new Set([pageOrigin, ...settings.hosts, ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])]);
}

/** Where a picture comes from: `operator`, a field that only the service's operator fills, or `text`, HTML and the chat. */
export type PictureSource = 'operator' | 'text';

/**
 * The address of a server picture; null when its origin is not allowed. A path is relative to the API's origin.
 * Without listed hosts, pictures of the operator may come from any https host.
 */
export function mediaUrl(address: unknown, source: PictureSource = 'text'): string | null {
  if (typeof address !== 'string') return null;
  // Blobs of this page are files that the member chose. Blobs of other origins cannot be shown.
  const isOwnBlob = address.startsWith(`blob:${pageOrigin}/`);
  if (isInlinePicture(address) || isOwnBlob) return address;
  const url = safeUrl(address, { appSchemes: [], allowHttpLoopback: true });
  if (url === null) return null;
  if (url.startsWith('/')) return apiBaseUrl ? new URL(url, apiBaseUrl).href : url;
  const { origin, protocol } = new URL(url);
  const anyHost = source === 'operator' && !listsHosts && protocol === 'https:';
  return anyHost || origins.has(origin) ? url : null;
}

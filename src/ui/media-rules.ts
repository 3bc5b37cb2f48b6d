import { isInlinePicture } from '../lib/inline-picture.ts';
import { safeUrl } from '../lib/safe-url.ts';

interface MediaSettings {
  /** Origins of pictures, such as https://img.example.com. */
  hosts: readonly string[];
  /** The API's origin; empty for the page's own origin. */
  apiBaseUrl: string;
}

const pageOrigin = typeof location === 'undefined' ? null : location.origin;

let apiBaseUrl = '';
let origins: ReadonlySet<string | null> = new Set([pageOrigin]);

/** Sets the origins of pictures. Called once with the build's settings, which also define the CSP. */
export function configureMedia(settings: MediaSettings): void {
  ({ apiBaseUrl } = settings);
  origins = new Set([pageOrigin, ...settings.hosts, ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])]);
}

/**
 * The address of a server picture; null when its origin is not allowed. A path is relative to the API's origin.
 */
export function mediaUrl(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  // Blobs of this page are files that the member chose. Blobs of other origins cannot be shown.
  const isOwnBlob = address.startsWith(`blob:${pageOrigin}/`);
  if (isInlinePicture(address) || isOwnBlob) return address;
  const url = safeUrl(address, { appSchemes: [], allowHttpLoopback: true });
  if (url === null) return null;
  if (url.startsWith('/')) return apiBaseUrl ? new URL(url, apiBaseUrl).href : url;
  return origins.has(new URL(url).origin) ? url : null;
}

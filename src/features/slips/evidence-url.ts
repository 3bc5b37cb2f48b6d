import { settings } from '../../settings.ts';
import { linkUrl } from '../../ui/link-rules.ts';

/** Where a slip's evidence is, or null when the address must not be opened. A path stands on the API's origin, which sent it. */
export function evidenceUrl(address: unknown): string | null {
  const url = linkUrl(address);
  if (url === null) return null;
  if (url.startsWith('/')) return settings.apiBaseUrl ? new URL(url, settings.apiBaseUrl).href : url;
  return /^https?:/.test(url) ? url : null;
}

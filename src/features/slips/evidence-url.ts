import { settings } from '../../settings.ts';
import { linkUrl } from '../../ui/link-rules.ts';

/** The address of a slip's evidence; null when it is not allowed. A path is relative to the API's origin. */
export function evidenceUrl(address: unknown): string | null {
  const url = linkUrl(address);
  if (url === null) return null;
  if (url.startsWith('/')) return settings.apiBaseUrl ? new URL(url, settings.apiBaseUrl).href : url;
  return /^https?:/.test(url) ? url : null;
}

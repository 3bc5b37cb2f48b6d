import { safeUrl, type SafeUrlOptions } from '../lib/safe-url.ts';

let rules: SafeUrlOptions = { appSchemes: ['line'] };

/** Sets which apps links of the server may open; called once, with the build's settings. */
export function configureLinks(next: SafeUrlOptions): void {
  rules = next;
}

/** The address of a link from the server, or null when it must not be one. */
export const linkUrl = (address: unknown): string | null => safeUrl(address, rules);

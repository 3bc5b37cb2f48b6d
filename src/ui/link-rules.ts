import { safeUrl, type SafeUrlOptions } from '../lib/safe-url.ts';

let rules: SafeUrlOptions = { appSchemes: ['line'] };

/** Sets the app schemes that server links may use. Called once with the build's settings. */
export function configureLinks(next: SafeUrlOptions): void {
  rules = next;
}

/** The address of a server link; null when it is not allowed. */
export const linkUrl = (address: unknown): string | null => safeUrl(address, rules);

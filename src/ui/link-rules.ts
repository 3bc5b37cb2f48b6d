import { safeUrl, type SafeUrlOptions } from '../lib/safe-url.ts';

interface LinkSettings {
  /** The app schemes that links may open; null if the build lists none. */
  appSchemes: readonly string[] | null;
  allowHttpLoopback?: boolean;
}

let rules: SafeUrlOptions = { appSchemes: ['line'] };
let gameAppRules: SafeUrlOptions = { appSchemes: 'any' };

/** Sets the app schemes that server links may use. Called once with the build's settings. */
export function configureLinks({ appSchemes, allowHttpLoopback = false }: LinkSettings): void {
  rules = { appSchemes: appSchemes ?? ['line'], allowHttpLoopback };
  gameAppRules = { appSchemes: appSchemes ?? 'any', allowHttpLoopback };
}

/** The address of a server link; null when it is not allowed. */
export const linkUrl = (address: unknown): string | null => safeUrl(address, rules);

/** The address of a game's own app; null when it is not allowed. A build without listed schemes allows any app. */
export const gameAppUrl = (address: unknown): string | null => safeUrl(address, gameAppRules);

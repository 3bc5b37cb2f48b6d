import { providerOf } from '../../api/autologin.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { settings } from '../../settings.ts';
import { linkUrl } from '../../ui/link-rules.ts';

type Account = Schemas['GameAccount'];
type Detail = Schemas['GameAccountDetail'];

/** How a game's site is opened. */
export type GameEntry =
  | { kind: 'autoLogin'; provider: Schemas['AutoLoginProvider'] }
  /** Posts a login form with these fields. */
  | { kind: 'form'; url: string; fields: Readonly<Record<string, string>> }
  | { kind: 'link'; url: string };

/**
 * The address of a game's site; null when it is not allowed. The host is replaced for the one provider in the build
 * settings.
 */
export function gameUrl(address: unknown, slotCode: string): string | null {
  const url = linkUrl(address);
  if (url === null || !/^https?:/.test(url)) return null;
  if (settings.customHost === '' || slotCode.toLowerCase() !== settings.customHostProvider) return url;
  const moved = new URL(url);
  // A configured host without a port removes the port.
  moved.port = '';
  moved.host = settings.customHost;
  return moved.href;
}

/**
 * Auto-login by provider first, then `web`: a form when the account has an `event`, else a link. Null: no web
 * login.
 */
export function gameEntry({ code, web }: Account, { username, password, event }: Detail): GameEntry | null {
  const provider = providerOf(code);
  if (provider) return { kind: 'autoLogin', provider };
  const url = gameUrl(web, code);
  if (url === null) return null;
  return event ? { kind: 'form', url, fields: { ...event, username, password } } : { kind: 'link', url };
}

/** Whether the game can be opened here. The way is known only with the account's detail. */
export const hasGameEntry = ({ code, web }: Account): boolean =>
  providerOf(code) !== undefined || gameUrl(web, code) !== null;

/** Whether the page's CSP allows posting a form there. Otherwise the browser would leave a blank window. */
export function isGameHost(address: string): boolean {
  const { origin, protocol, hostname } = new URL(address);
  return settings.gameHosts.some((host) => host === origin || host === `${protocol}//${hostname}:*`);
}

/** The build's message for the PGSLOT account. */
export const messageFor = (slotCode: string): string =>
  slotCode.toLowerCase() === 'pgslot' ? settings.pgslotMessage : '';

/**
 * Target of the manual link. A blocked window falls back to this tab, but never inside a partner's frame (R-302,
 *
 */
export const fallbackTarget = (blocked: boolean): '_self' | '_blank' =>
  blocked && !settings.iframe ? '_self' : '_blank';

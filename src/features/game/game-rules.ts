import { providerOf } from '../../api/autologin.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { settings } from '../../settings.ts';
import { linkUrl } from '../../ui/link-rules.ts';

type Account = Schemas['GameAccount'];
type Detail = Schemas['GameAccountDetail'];

/** How a game's site is entered. */
export type GameEntry =
  | { kind: 'autoLogin'; provider: Schemas['AutoLoginProvider'] }
  /** Its login form is posted, with these fields. */
  | { kind: 'form'; url: string; fields: Readonly<Record<string, string>> }
  | { kind: 'link'; url: string };

/**
 * The address of a game's site, or null when it must not be opened. For the one provider of the build's settings its host is
 * replaced.
 */
export function gameUrl(address: unknown, slotCode: string): string | null {
  const url = linkUrl(address);
  if (url === null || !/^https?:/.test(url)) return null;
  if (settings.customHost === '' || slotCode.toLowerCase() !== settings.customHostProvider) return url;
  const moved = new URL(url);
  // A host without a port leaves the one of the link.
  moved.port = '';
  moved.host = settings.customHost;
  return moved.href;
}

/** The provider decides first, then `web`: as a form when the account has an `event`, else as a link. Null: no web login. */
export function gameEntry({ code, web }: Account, { username, password, event }: Detail): GameEntry | null {
  const provider = providerOf(code);
  if (provider) return { kind: 'autoLogin', provider };
  const url = gameUrl(web, code);
  if (url === null) return null;
  return event ? { kind: 'form', url, fields: { ...event, username, password } } : { kind: 'link', url };
}

/** Whether a game can be entered from here at all; how, is known with the account's detail. */
export const hasGameEntry = ({ code, web }: Account): boolean =>
  providerOf(code) !== undefined || gameUrl(web, code) !== null;

/** Whether the page's policy lets a form be posted there; the browser would leave a blank window otherwise (quality 8). */
export function isGameHost(address: string): boolean {
  const { origin, protocol, hostname } = new URL(address);
  return settings.gameHosts.some((host) => host === origin || host === `${protocol}//${hostname}:*`);
}

/** What the build says about PGSLOT, for its account alone. */
export const messageFor = (slotCode: string): string =>
  slotCode.toLowerCase() === 'pgslot' ? settings.pgslotMessage : '';

/**
 * Where a tap by hand leads when the browser opened no window: to this tab, which always works, but never in a partner's frame
 * (R-302, A-102).
 */
export const fallbackTarget = (blocked: boolean): '_self' | '_blank' =>
  blocked && !settings.iframe ? '_self' : '_blank';

import { gameLink } from '../../api/autologin.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { session } from '../../api/wire/session/session.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { openWindow } from '../../ui/open-window.ts';
import { gameUrl, isGameHost, type GameEntry } from './game-rules.ts';
import { postForm } from './post-form.ts';

/** The result of opening a game. */
export type OpenedGame =
  /**
   * A window was opened. `fields` are posted there. The member can also use a link, in case no window appears.
   */
  | { kind: 'opened'; blocked: boolean; url: string; fields?: Readonly<Record<string, string>> }
  | { kind: 'refused'; error: ApiError }
  /** The address is not allowed. */
  | { kind: 'unsafe' };

/**
 * Posts the login form into a new window. Must be called in the click handler, or the browser blocks the window.
 */
export function openByForm({ url, fields }: Extract<GameEntry, { kind: 'form' }>): OpenedGame {
  if (!isGameHost(url)) return { kind: 'unsafe' };
  const opened = openWindow();
  if (!opened.blocked) postForm(url, fields, opened.target());
  return { kind: 'opened', blocked: opened.blocked, url, fields };
}

interface AutoLogin {
  slotCode: string;
  provider: Schemas['AutoLoginProvider'];
  detail: Schemas['GameAccountDetail'];
}

/** Opens a window, asks for the login link, and sends the window there. Must be called in the click handler. */
export async function openByLink({ slotCode, provider, detail }: AutoLogin): Promise<OpenedGame> {
  const opened = openWindow();
  const stillCurrent = session.stillCurrent();
  try {
    const link = await gameLink(provider, detail);
    // The session changed: the link would sign in the previous member.
    if (!stillCurrent()) throw new ApiError({ operationId: 'autoLogin', outcome: 'refused', status: 0 });
    const url = gameUrl(link, slotCode);
    if (url === null) {
      opened.abort();
      return { kind: 'unsafe' };
    }
    return { kind: 'opened', blocked: !opened.go(url), url };
  } catch (error) {
    opened.abort();
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
}

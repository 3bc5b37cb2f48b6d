import { gameLink } from '../../api/autologin.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { session } from '../../api/wire/session.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { openWindow } from '../../ui/open-window.ts';
import { gameUrl, isGameHost, type GameEntry } from './game-rules.ts';
import { postForm } from './post-form.ts';

/** What became of opening a game. */
export type OpenedGame =
  /** A window is on its way there; `fields` are posted. The member can go by hand, should none be seen. */
  | { kind: 'opened'; blocked: boolean; url: string; fields?: Readonly<Record<string, string>> }
  | { kind: 'refused'; error: ApiError }
  /** The address is not one to be opened. */
  | { kind: 'unsafe' };

/** Posts the login form into a window of its own. To be called within the click, because of the window. */
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

/** Opens a window, asks for the link that signs in, and sends the window there. To be called within the click. */
export async function openByLink({ slotCode, provider, detail }: AutoLogin): Promise<OpenedGame> {
  const opened = openWindow();
  const stillCurrent = session.stillCurrent();
  try {
    const link = await gameLink(provider, detail);
    // The link signs in whom it was asked for, who has left.
    if (!stillCurrent()) throw new ApiError({ operationId: 'autoLogin', outcome: 'refused', status: 0 });
    const url = gameUrl(link, slotCode);
    if (url === null) {
      opened.abort();
      return { kind: 'unsafe' };
    }
    opened.go(url);
    return { kind: 'opened', blocked: opened.blocked, url };
  } catch (error) {
    opened.abort();
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
}

import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import type { Entry } from './entry.ts';

/** What there is to see; a new object, and a new `entries`, only when something changed. */
export interface ConversationState {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** The newest page; `idle` until it is asked for by `begin`. */
  readonly history: 'idle' | 'loading' | 'failed' | 'ready';
  /** Whether the newest page is being read again. */
  readonly refreshing: boolean;
  /** What came before the oldest entry; `end`: nothing did. */
  readonly older: 'idle' | 'loading' | 'failed' | 'end';
  /** `none`: this build has no chat backend, or a guest who has not said anything yet. */
  readonly connection: 'none' | 'connecting' | 'open' | 'lost';
  /** Messages and parts of messages that could not be read. */
  readonly leftOut: number;
  /** Messages of support that came since `markRead`. */
  readonly unread: number;
}

/** What can be done; the functions stay the same, and none of them throws. */
export interface ConversationActions {
  /** The panel was opened: reads the newest page unless it is there already, and gives a guest an id. */
  begin: () => void;
  /** Reads the history again from its newest page. */
  refresh: () => void;
  /** Reads the page before the oldest entry; nothing while one is being read and at the end. */
  loadOlder: () => void;
  /** `text` is trimmed and short enough. */
  sendText: (text: string) => void;
  /** What a postback button or a quick reply says. */
  sendPostback: (button: Schemas['ChatButton']) => void;
  /** An image or a video that keeps the rules (R-409…R-412): uploads it, then sends it. */
  sendFile: (file: File) => void;
  /** Sends again what failed: a file that was uploaded is not uploaded again. */
  resend: (key: string) => void;
  /** Takes out what failed; calls off what is being uploaded. */
  remove: (key: string) => void;
  /** The member sees the newest messages; told to the service once, a second after the last call. */
  markRead: () => void;
  /** Messages of support that are new to this visit, once each; not those of the first page or of older ones. */
  onIncoming: (listener: (messages: readonly Schemas['ChatMessage'][]) => void) => () => void;
  /** A sending or an upload that failed, once each; not what the member called off. */
  onFailure: (listener: (error: ApiError) => void) => () => void;
}

export type ConversationView = ConversationState & ConversationActions;

import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';

/** The state names of the specification. */
type DeliveryState = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/** The delivery of something sent during this visit. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Upload progress, 0 to 100; files only. */
  readonly percent?: number;
  /** The local file for the preview; files only. */
  readonly file?: File;
  /** Why it failed, if it did. */
  readonly error?: ApiError | undefined;
}

/** One line of the conversation. A new object only after a change. */
export interface Entry {
  /** Stays the same from sending to delivery. */
  readonly key: string;
  /** Before delivery, `createdAt` is the device time. */
  readonly message: Schemas['ChatMessage'];
  /** Only for messages sent during this visit. */
  readonly delivery?: Delivery;
}

/** The state to render. A new object, and new `entries`, only after a change. */
export interface ConversationState {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** The newest page; `idle` until `begin` is called. */
  readonly history: 'idle' | 'loading' | 'failed' | 'ready';
  /** Whether the newest page is being read again. */
  readonly refreshing: boolean;
  /** The pages before the oldest entry; `end`: there are none. */
  readonly older: 'idle' | 'loading' | 'failed' | 'end';
  /** `none`: this build has no chat backend, or a guest has not written yet. */
  readonly connection: 'none' | 'connecting' | 'open' | 'lost';
  /** Number of messages, or parts of messages, that could not be read. */
  readonly leftOut: number;
  /** Messages of support since `markRead`. */
  readonly unread: number;
}

/** The actions. Their identity is stable, and none of them throws. */
export interface ConversationActions {
  /** Call when the panel opens: reads the newest page if needed, and gives a guest an id. */
  begin: () => void;
  /** Reads the history again from its newest page. */
  refresh: () => void;
  /** Reads the page before the oldest entry. Does nothing while one is being read, or at the end. */
  loadOlder: () => void;
  /** `text` must be trimmed and within the limit. */
  sendText: (text: string) => void;
  /** Sends the answer of a postback button or quick reply. */
  sendPostback: (button: Schemas['ChatButton']) => void;
  /** Uploads, then sends, an image or video that passed the attachment rules. */
  sendFile: (file: File) => void;
  /** Sends a failed message again. An uploaded file is not uploaded again. */
  resend: (key: string) => void;
  /** Removes a failed message; cancels a running upload. */
  remove: (key: string) => void;
  /**
   * Call when the member sees the newest messages. The service is told once, one second after the last call.
   */
  markRead: () => void;
  /** Called once for each message of support that arrives during this visit, not for the history. */
  onIncoming: (listener: (messages: readonly Schemas['ChatMessage'][]) => void) => () => void;
  /** Called once for each failed message or upload, not for cancelled ones. */
  onFailure: (listener: (error: ApiError) => void) => () => void;
}

export type ConversationView = ConversationState & ConversationActions;

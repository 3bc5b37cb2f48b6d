import type { ChatSender } from '../../../generated/known-values.ts';
import { markChatRead, readChatHistory, readRoomPrefix, sendChatMessage, uploadChatFile } from '../../api/chat.ts';
import type { ApiError } from '../../api/wire/api-error.ts';
import { session } from '../../api/wire/session/session.ts';
import { hasChatSocket, openChatSocket } from '../../api/wire/socket.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { createSignal } from '../../lib/signal.ts';
import { timings } from '../../lib/timings.ts';
import type { ConversationActions, ConversationState, Entry } from './conversation-view.ts';
import { guestId } from './guest-id.ts';
import { createHistoryReader } from './history-reader.ts';
import { createMergedHistory, placeByTime, type Item } from './merge-history.ts';
import { isOwn } from './message-rows.ts';
import { createOutbox } from './outbox.ts';

/** The member, or the guest of this device. */
export type Participant = Schemas['Profile'] | 'guest';

type Message = Schemas['ChatMessage'];

const isSame = (one: readonly Entry[], other: readonly Entry[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/** One conversation with support: its history, the messages being sent, and the socket while the chat is mounted. */
export function createConversation(participant: Participant) {
  const stillCurrent = session.stillCurrent();
  const changed = createSignal();
  const incoming = createSignal<[messages: readonly Message[]]>();
  const failed = createSignal<[error: ApiError]>();
  let isMounted = false;
  let closeSocket: (() => void) | undefined;
  let prefix: string | undefined;
  let isRead = false;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connection: ConversationState['connection'] = 'none';
  let unread = 0;
  let entries: readonly Entry[] = [];
  /** Counts of unreadable messages by page offset, so that a page that is read again replaces its count. */
  const leftOut = new Map<number, number>();

  const reader = () =>
    participant === 'guest' ? { userId: '', guestId: guestId.getOrCreate() } : { userId: participant._id, guestId: '' };
  const names =
    participant === 'guest' ? { username: '', name: '' } : { username: participant.username, name: participant.name };

  /** Sends no request after sign-out, and none with the token of the next member. */
  const inSession = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    stillCurrent() ? ask() : Promise.reject(new Error('The session has ended'));

  const history = createMergedHistory();
  const outbox = createOutbox({
    send: (message, confirmation) =>
      inSession(() =>
        // The web app has no push notifications, so there is no device token.
        sendChatMessage(
          { sender: 'customer' satisfies ChatSender, message, ...reader(), ...names, deviceToken: '' },
          confirmation,
        ),
      ),
    upload: (file, onProgress, signal) => inSession(() => uploadChatFile({ file, onProgress, signal })),
    readNewest: () => pages.newest(),
    now: () => ({ arrivals: history.arrivals(), at: history.items().at(-1)?.at ?? -Infinity }),
    onChange: update,
    onSent: () => {
      // Without a socket, sent messages appear only by reading again.
      if (!hasChatSocket) void pages.newest();
    },
    onFailure: failed.emit,
  });
  const pages = createHistoryReader({
    history,
    read: async (skip) => {
      const page = await inSession(() => readChatHistory(reader(), skip));
      leftOut.set(skip, page.leftOut);
      return page;
    },
    loaded: () => history.loaded() + outbox.pendings().filter(({ delivery }) => delivery.state === 'succeed').length,
    onChange: update,
    onNews: announce,
  });
  let state: ConversationState = { ...pages.state(), entries, connection, leftOut: 0, unread };

  function update() {
    outbox.settle(history.items());
    const next = placeByTime<{ at: number; entry: Entry }>(history.items(), outbox.pendings()).map(
      ({ entry }) => entry,
    );
    if (!isSame(entries, next)) entries = next;
    publish();
  }
  /** After a change that leaves the entries as they are. */
  function publish() {
    const unreadable = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
    state = { ...pages.state(), entries, connection, leftOut: unreadable, unread };
    changed.emit();
  }
  function announce(items: readonly Item[]) {
    const messages = items.flatMap(({ message }) => (isOwn(message) ? [] : [message]));
    if (messages.length > 0) isRead = false;
    unread += messages.length;
    update();
    if (messages.length > 0) incoming.emit(messages);
  }
  function connectionIs(next: ConversationState['connection']) {
    connection = next;
    publish();
  }

  /** Reads messages that were missed while disconnected. Retries as long as the connection holds. */
  async function catchUp() {
    const { history: before } = pages.state();
    if (before === 'idle' || (await pages.newest()) || before !== 'ready' || connection !== 'open') return;
    retryTimer = setTimeout(() => void catchUp(), timings.socketRejoin);
  }
  function openSocket() {
    if (!hasChatSocket || !isMounted || closeSocket || (participant === 'guest' && guestId.get() === null)) return;
    connectionIs('connecting');
    const { userId, guestId: guest } = reader();
    closeSocket = openChatSocket({
      room: async () => `${(prefix ??= await inSession(readRoomPrefix))}-${userId || guest}`,
      onJoined: () => {
        connectionIs('open');
        void catchUp();
      },
      onLost: () => {
        clearTimeout(retryTimer);
        connectionIs('lost');
      },
      onMessage: (message) => {
        const item = history.receive(message);
        if (item) announce([item]);
      },
    });
  }
  async function tellRead() {
    if (isRead || !history.items().some(({ message }) => !isOwn(message))) return;
    isRead = true;
    try {
      await inSession(() => markChatRead(reader()));
    } catch {
      // Silent: the next call repeats it.
      isRead = false;
    }
  }

  const actions: ConversationActions = {
    begin() {
      reader();
      openSocket();
      const { history: known } = pages.state();
      if (known === 'idle' || known === 'failed' || !hasChatSocket) void pages.newest();
    },
    refresh: () => void pages.newest(),
    loadOlder: () => void pages.older(),
    sendText(message) {
      outbox.sendBody({ message_type: 'text', payload: { message } });
    },
    sendPostback({ payload }) {
      outbox.sendBody({ message_type: 'postback', payload: { message: payload } });
    },
    sendFile(file) {
      outbox.sendFile(file);
    },
    resend(key) {
      outbox.resend(key);
    },
    remove(key) {
      outbox.remove(key);
    },
    markRead() {
      clearTimeout(readTimer);
      readTimer = setTimeout(() => void tellRead(), timings.markRead);
      if (unread === 0) return;
      unread = 0;
      publish();
    },
    onIncoming: incoming.listen,
    onFailure: failed.listen,
  };

  return {
    actions,
    state: () => state,
    subscribe: changed.listen,
    /** Connects while the chat is mounted; returns a function that disconnects. Messages being sent continue. */
    connect(): () => void {
      isMounted = true;
      openSocket();
      return () => {
        isMounted = false;
        clearTimeout(readTimer);
        clearTimeout(retryTimer);
        closeSocket?.();
        closeSocket = undefined;
        connection = 'none';
      };
    },
  };
}

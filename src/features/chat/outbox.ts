import {
  chatMessageTypes,
  type ChatFileType,
  type ChatSender,
  type OutgoingMessageType,
} from '../../../generated/known-values.ts';
import { isoNow, toInstant } from '../../lib/instant.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { knownValue } from '../../lib/known-value.ts';
import { timings } from '../../lib/timings.ts';
import type { Delivery, Entry } from './conversation-view.ts';
import { contentOf, type Item } from './merge-history.ts';
import { isOwn } from './message-rows.ts';

type Body = Schemas['ChatMessageBody'] & { message_type: OutgoingMessageType };

/** A message sent from here that the history does not contain yet. */
interface Pending {
  readonly key: string;
  readonly body: Body;
  readonly delivery: Delivery;
  /** Its position by time, in epoch milliseconds; at the end while it is being sent. */
  readonly at: number;
  /** Number of arrivals before it was sent. Earlier arrivals cannot be its copy. */
  readonly since?: number;
  /** The request got no answer, so the service may have the message. */
  readonly isAnswerLost?: boolean;
  readonly entry: Entry;
}

interface OutboxOptions {
  /** Resolves to the server's time. Every attempt uses a new confirmation. */
  send: (body: Body, confirmation: string) => Promise<string>;
  /** Resolves to the path of the file. */
  upload: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<string>;
  /** Reads the newest messages. */
  readNewest: () => Promise<unknown>;
  /** The number of arrivals so far, and the time of the newest message. */
  now: () => { arrivals: number; at: number };
  onChange: () => void;
  onSent: () => void;
  onFailure: (error: ApiError) => void;
}

function fileBody(file: File, path?: string): Body {
  const fileType: ChatFileType = file.type.startsWith('video/') ? 'video' : 'image';
  const address = path !== undefined && { filePath: path, url: path };
  return { message_type: 'media', payload: { fileType, name: file.name, ...address } };
}

const isMedia = ({ message_type }: Schemas['ChatMessageBody']) =>
  knownValue(chatMessageTypes, message_type) === 'media';

/**
 * The service's copy of this message: the one with its time if known, otherwise the first with equal content.
 */
function echoOf({ body, delivery, at, since }: Pending, items: readonly Item[]): Item | undefined {
  const content = contentOf(body);
  return items.find((item) => {
    if (!isOwn(item.message) || item.entry.delivery) return false;
    if (delivery.state !== 'succeed') return item.content === content && since !== undefined && item.arrival > since;
    // The service may serve a file from another address than the upload returned.
    return item.at === at && (item.content === content || (delivery.file && isMedia(item.message.message)));
  });
}

/** Counted over all conversations of the page, so that a new conversation does not reuse a confirmation. */
let attempts = 0;

/**
 * Messages that are being sent, failed, or are not in the history yet. Files upload in parallel; messages are sent one
 * after another.
 */
export function createOutbox({ send, upload, readNewest, now, onChange, onSent, onFailure }: OutboxOptions) {
  let pendings: readonly Pending[] = [];
  const uploads = new Map<string, AbortController>();
  let line: Promise<void> = Promise.resolve();
  let count = 0;
  let last = { content: '', at: -Infinity };

  const find = (key: string) => pendings.find((pending) => pending.key === key);
  const entryOf = (key: string, body: Body, createdAt: string, delivery: Delivery): Entry => ({
    key,
    message: { sender: 'customer' satisfies ChatSender, createdAt, session_id: '', message: body },
    delivery,
  });
  function change(
    key: string,
    delivery: Delivery,
    changes: Partial<Pick<Pending, 'body' | 'at' | 'since' | 'isAnswerLost'>> = {},
    createdAt?: string,
  ) {
    pendings = pendings.map((pending) => {
      if (pending.key !== key) return pending;
      const next = { ...pending, ...changes, delivery };
      return { ...next, entry: entryOf(key, next.body, createdAt ?? pending.entry.message.createdAt, delivery) };
    });
    onChange();
  }
  function fail(key: string, error: unknown) {
    const pending = find(key);
    // Removed in the meantime, or found in the history although the answer was lost.
    if (!pending) return;
    const reason = error instanceof ApiError ? error : undefined;
    change(key, { ...pending.delivery, state: 'failed', error: reason }, { at: now().at });
    if (reason) onFailure(reason);
  }

  async function deliver(key: string) {
    const waiting = find(key);
    if (waiting?.delivery.state !== 'sending') return;
    const { body, delivery } = waiting;
    // The service may already have it. Look before sending again.
    if (waiting.isAnswerLost) await readNewest();
    if (!find(key)) return;
    change(key, delivery, { since: now().arrivals, isAnswerLost: false });
    attempts += 1;
    try {
      const createdAt = await send(body, String(attempts));
      change(key, { ...delivery, state: 'succeed' }, { at: toInstant(createdAt) ?? Number.NaN }, createdAt);
      onSent();
    } catch (error) {
      if (error instanceof ApiError && error.outcome === 'unknown') {
        change(key, delivery, { isAnswerLost: true });
        await readNewest();
      }
      fail(key, error);
    }
  }
  function enqueue(key: string, body: Body, delivery: Delivery) {
    change(key, { ...delivery, state: 'sending' }, { body, at: Infinity });
    line = line.then(() => deliver(key));
  }
  async function uploadFirst(key: string, file: File) {
    const controller = new AbortController();
    uploads.set(key, controller);
    change(key, { state: 'uploading_file', percent: 0, file }, { at: Infinity });
    const onProgress = (percent: number) => {
      if (find(key)?.delivery.state === 'uploading_file') change(key, { state: 'uploading_file', percent, file });
    };
    try {
      const path = await upload(file, onProgress, controller.signal);
      enqueue(key, fileBody(file, path), { state: 'sending', percent: 100, file });
    } catch (error) {
      fail(key, error);
    } finally {
      uploads.delete(key);
    }
  }
  function add(body: Body, delivery: Delivery): string {
    count += 1;
    const key = `own-${String(count)}`;
    const entry = entryOf(key, body, isoNow(), delivery);
    pendings = [...pendings, { key, body, delivery, at: Infinity, entry }];
    return key;
  }

  return {
    pendings: () => pendings,
    /** Equal text within a moment is a double tap, and so is a button whose answer is still being sent. */
    sendBody(body: Body) {
      const content = contentOf(body);
      const isUnderWay = pendings.some((each) => each.delivery.state === 'sending' && contentOf(each.body) === content);
      if (body.message_type === 'postback' && isUnderWay) return;
      const at = performance.now();
      if (content === last.content && at - last.at < timings.submitDelay) return;
      last = { content, at };
      enqueue(add(body, { state: 'sending' }), body, { state: 'sending' });
    },
    sendFile(file: File) {
      void uploadFirst(add(fileBody(file), { state: 'uploading_file', percent: 0, file }), file);
    },
    resend(key: string) {
      const pending = find(key);
      if (pending?.delivery.state !== 'failed') return;
      const { body, delivery } = pending;
      if (delivery.file && body.payload.filePath === undefined) void uploadFirst(key, delivery.file);
      else enqueue(key, body, delivery);
    },
    remove(key: string) {
      const state = find(key)?.delivery.state;
      if (state !== 'failed' && state !== 'uploading_file') return;
      pendings = pendings.filter((pending) => pending.key !== key);
      uploads.get(key)?.abort();
      onChange();
    },
    /**
     * Removes what the history contains now. The history entry takes over the key and the local file, so that nothing
     * flickers.
     */
    settle(items: readonly Item[]) {
      pendings = pendings.filter((pending) => {
        const echo = echoOf(pending, items);
        if (echo)
          echo.entry = { key: pending.key, message: echo.message, delivery: { ...pending.delivery, state: 'succeed' } };
        return !echo;
      });
    },
  };
}

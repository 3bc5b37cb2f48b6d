import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { ApiError } from '../../src/api/wire/api-error.ts';
import type { Entry } from '../../src/features/chat/conversation-view.ts';
import { timings } from '../../src/lib/timings.ts';
import { WireXhr } from './wire-xhr.ts';

/** The debounce of mark-as-read in these tests. Browser tests use the real delays. */
export const markRead = 200;

/** Waits with a long timeout, for a busy machine. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });

export const textBody = (message: string) => ({ message_type: 'text', payload: { message } });
export const stateOf = (entry: Entry | undefined) => entry?.delivery?.state;
/** Whether the service has all entries. */
export const settled = (entries: readonly Entry[]) => entries.every(({ message }) => message.session_id !== '');

/** A guest's conversation over real HTTP and a real socket, with one sandbox per test file. */
export async function runningConversation() {
  const sandbox = await createSandbox({ report: () => undefined, answerDelayMs: 60_000 });
  vi.doMock('../../src/settings.ts', () => ({ settings: { apiBaseUrl: sandbox.url, chatUrl: sandbox.url } }));
  vi.doMock('../../src/lib/timings.ts', () => ({ timings: { ...timings, socketRejoin: 60, markRead } }));
  vi.stubGlobal('XMLHttpRequest', WireXhr);
  const { createConversation } = await import('../../src/features/chat/conversation.ts');
  const { guestId } = await import('../../src/features/chat/guest-id.ts');

  const { control } = sandbox;
  const leaving: (() => void)[] = [];
  beforeEach(() => {
    control.reset();
  });
  afterEach(async () => {
    for (const disconnect of leaving.splice(0)) disconnect();
    await eventually(() => control.connections()).toBe(0);
  });
  afterAll(() => sandbox.close());

  /** A conversation that begins, and records what its listeners receive. */
  function begun() {
    const conversation = createConversation('guest');
    const failures: ApiError[] = [];
    conversation.actions.onFailure((error) => failures.push(error));
    /** As the page with the chat does, which leaves it with the returned function. */
    const enter = () => {
      const leave = conversation.connect();
      leaving.push(leave);
      return leave;
    };
    const leave = enter();
    conversation.actions.begin();
    const { state } = conversation;
    const shown = () => state().entries.map(({ message }) => message.message.payload.message);
    return { ...conversation.actions, enter, leave, failures, shown, state };
  }

  /** An open, connected conversation with its history. */
  async function opened() {
    const conversation = begun();
    const { state } = conversation;
    await eventually(() => [state().history, state().connection]).toEqual(['ready', 'open']);
    await eventually(() => state().refreshing).toBe(false);
    return conversation;
  }

  return {
    control,
    begun,
    opened,
    guest: guestId.getOrCreate(),
    requestsOf: (id: string) => control.requests().filter(({ operationId }) => operationId === id),
  };
}

import { array, safeParse } from 'zod/mini';
import type { Socket } from 'socket.io-client';
import { serverToClient, type ClientToServerEvents, type ServerToClientEvents } from '../../../generated/events.ts';
import { timings } from '../../lib/timings.ts';
import { settings } from '../../settings.ts';
import { messageStandIn, readByField } from './read/read-by-field.ts';
import { violationsIn } from './read/read.ts';
import { reportViolation } from './read/contract-violations.ts';
import type { Schemas } from './types.ts';

/** Whether this build has a chat backend. Without one there is no socket. */
export const hasChatSocket = settings.chatUrl !== null;

interface ChatSocketOptions {
  /**
   * Returns the name of the room. Called before the first connection; a rejection is retried like a lost connection.
   */
  room: () => Promise<string>;
  /** Called after every join, including reconnections. */
  onJoined: () => void;
  onLost: () => void;
  onMessage: (message: Schemas['ChatMessage']) => void;
}

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

function receive(payload: unknown, onMessage: ChatSocketOptions['onMessage']): void {
  const parsed = safeParse(serverToClient.messaging, payload);
  if (parsed.success) {
    onMessage(parsed.data);
    return;
  }
  for (const violation of violationsIn(parsed.error))
    reportViolation({ operationId: 'messaging', status: null, ...violation }, payload);
  // Read like the chat history.
  readByField(array(serverToClient.messaging), [payload], {}, messageStandIn)?.forEach(onMessage);
}

/** The package is loaded when the first chat connects. */
async function createSocket(address: string): Promise<ChatSocket> {
  const { io } = await import('socket.io-client');
  return io(address || location.origin, {
    autoConnect: false,
    forceNew: true,
    // openChatSocket does all reconnecting.
    reconnection: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
}

/**
 * Keeps one connection to the chat backend. Joins the room on every connect and reconnects every 5 s. Returns a
 * function that closes it.
 */
export function openChatSocket({ room, onJoined, onLost, onMessage }: ChatSocketOptions): () => void {
  const { chatUrl } = settings;
  if (chatUrl === null) return () => undefined;
  let socket: ChatSocket | undefined;
  let name = '';
  let isTrying = false;
  let isClosed = false;
  let retry: ReturnType<typeof setInterval> | undefined;

  const lose = () => {
    isTrying = false;
    if (isClosed) return;
    retry ??= setInterval(() => void connect(), timings.socketRejoin);
    onLost();
  };
  const join = (joined: ChatSocket) => {
    isTrying = false;
    clearInterval(retry);
    retry = undefined;
    joined.emit('join', name);
    onJoined();
  };
  const prepare = async () => {
    name = await room();
    const made = await createSocket(chatUrl);
    made.on('connect', () => {
      join(made);
    });
    made.on('connect_error', lose);
    made.on('disconnect', lose);
    made.on('messaging', (payload: unknown) => {
      receive(payload, onMessage);
    });
    return made;
  };
  const connect = async () => {
    if (isTrying) return;
    isTrying = true;
    try {
      socket ??= await prepare();
    } catch {
      lose();
      return;
    }
    // Closed while the room was being requested.
    if (!isClosed) socket.connect();
  };

  void connect();
  return () => {
    isClosed = true;
    clearInterval(retry);
    socket?.close();
  };
}

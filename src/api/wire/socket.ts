import { array, safeParse } from 'zod/mini';
import type { Socket } from 'socket.io-client';
import { serverToClient, type ClientToServerEvents, type ServerToClientEvents } from '../../../generated/events.ts';
import { timings } from '../../lib/timings.ts';
import { settings } from '../../settings.ts';
import { messageStandIn } from './message-stand-in.ts';
import { readByField } from './read-by-field.ts';
import { violationsIn } from './read.ts';
import { reportViolation } from './report-violation.ts';
import type { Schemas } from './types.ts';

/** Whether this build has a chat backend; without one there is no socket. */
export const hasChatSocket = settings.chatUrl !== null;

interface ChatSocketOptions {
  /** The name of the room to join, asked for before the first connection; a rejection is tried again like a lost connection. */
  room: () => Promise<string>;
  /** The room was joined, at first and after every loss. */
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
  // Read as the history is.
  readByField(array(serverToClient.messaging), [payload], {}, messageStandIn)?.forEach(onMessage);
}

/** The package is fetched when the first chat connects, not with the page. */
async function createSocket(address: string): Promise<ChatSocket> {
  const { io } = await import('socket.io-client');
  return io(address || location.origin, {
    autoConnect: false,
    forceNew: true,
    // openChatSocket is the one owner of reconnection.
    reconnection: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
}

/**
 * Keeps one connection to the chat backend: joins the room on every connect and, while disconnected, tries again every
 * 5 s. Returns the function that closes it for good.
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
    // Closed while it was being prepared.
    if (!isClosed) socket.connect();
  };

  void connect();
  return () => {
    isClosed = true;
    clearInterval(retry);
    socket?.close();
  };
}

import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import {
  clientToServer,
  serverToClient,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../generated/events.ts';
import { roomPrefix } from './state/conversations.ts';
import type { ChatMessage } from './state/world.ts';
import type { Violations } from './violations.ts';

export interface ChatSockets {
  /** Sends a message to the room of a member or guest, unless it breaks the contract. */
  publish(conversationId: string, message: ChatMessage): void;
  /** Sends anything at all to a room, for tests of hostile payloads. */
  publishRaw(conversationId: string, payload: unknown): void;
  /** Cuts every open connection, as a lost network does; clients may come back at once. */
  drop(): void;
  close(): Promise<void>;
}

interface Options {
  readonly violations: Violations;
  readonly origins: string | string[];
  readonly onJoin?: (conversationId: string) => void;
}

/** Puts the chat socket of asyncapi.yaml on an HTTP server. */
export function attachChat(server: HttpServer, { violations, origins, onJoin }: Options): ChatSockets {
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(server, {
    serveClient: false,
    cors: { origin: origins },
  });
  const roomOf = (conversationId: string) => `${roomPrefix}-${conversationId}`;

  io.on('connection', (socket) => {
    socket.on('join', (room: unknown) => {
      const joined = clientToServer.join.safeParse(room);
      if (!joined.success) {
        violations.add({ kind: 'socket', where: 'join', pointer: '', message: 'not the name of a room' });
        return;
      }
      void socket.join(joined.data);
      onJoin?.(joined.data.replace(`${roomPrefix}-`, ''));
    });
  });

  return {
    publish(conversationId, message) {
      const [issue] = serverToClient.messaging.safeParse(message).error?.issues ?? [];
      if (issue) {
        const pointer = issue.path.map((step) => `/${String(step)}`).join('');
        violations.add({ kind: 'socket', where: 'messaging', pointer, message: issue.message });
        return;
      }
      io.to(roomOf(conversationId)).emit('messaging', message);
    },
    publishRaw(conversationId, payload) {
      // Breaking the contract is the purpose here.
      io.to(roomOf(conversationId)).emit('messaging', payload as ChatMessage);
    },
    drop() {
      for (const { conn } of io.of('/').sockets.values()) conn.close(true);
    },
    close: async () => {
      await io.close();
    },
  };
}

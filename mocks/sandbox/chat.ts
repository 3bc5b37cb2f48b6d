import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { z } from 'zod/mini';
import { delayMs } from './faults.ts';
import {
  clientToServer,
  serverToClient,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../generated/events.ts';
import { roomPrefix } from './handlers/chat.ts';
import type { ChatMessage } from './state/world.ts';
import type { Violations } from './violations.ts';

/** Changes how the next messages are delivered on the socket. The history is not affected. */
export const socketFaultShape = {
  /** `reorder`: `times` messages are held and delivered in reverse. */
  kind: z.enum(['lose', 'duplicate', 'delay', 'reorder']),
  /** Number of affected messages; default 1. */
  times: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** For `delay`, in real milliseconds. */
  delayMs,
};

type SocketFault = Readonly<z.output<z.ZodMiniObject<typeof socketFaultShape>>>;

export function createSocketFaults() {
  let queue: { readonly fault: SocketFault; left: number; readonly held: (() => void)[] }[] = [];
  return {
    add(fault: SocketFault): void {
      queue.push({ fault, left: fault.times ?? 1, held: [] });
    },
    /** Delivers a message, or applies the next fault to it. */
    send(deliver: () => void): void {
      const next = queue.find(({ left }) => left > 0);
      if (!next) {
        deliver();
        return;
      }
      next.left -= 1;
      const { kind, delayMs = 0 } = next.fault;
      if (kind === 'duplicate') {
        deliver();
        deliver();
      } else if (kind === 'delay') {
        setTimeout(deliver, delayMs).unref();
      } else if (kind === 'reorder') {
        next.held.push(deliver);
        if (next.left === 0) next.held.reverse().forEach((held) => held());
      }
    },
    clear(): void {
      queue = [];
    },
  };
}

export interface Join {
  readonly room: string;
  readonly connection: string;
}

interface Options {
  readonly violations: Violations;
  readonly origins: string | string[];
  readonly onJoin?: (conversationId: string) => void;
}

/** Serves the chat socket of asyncapi.yaml on an HTTP server. */
export function attachChat(server: HttpServer, { violations, origins, onJoin }: Options) {
  const joins: Join[] = [];
  const faults = createSocketFaults();
  let isDown = false;
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(server, {
    serveClient: false,
    cors: { origin: origins },
    allowRequest: (_request, decide) => {
      decide(null, !isDown);
    },
  });
  const roomOf = (conversationId: string) => `${roomPrefix}-${conversationId}`;
  /** Closes all connections like a lost network. Clients may reconnect immediately. */
  const drop = (): void => {
    for (const { conn } of io.of('/').sockets.values()) conn.close(true);
  };

  io.on('connection', (socket) => {
    socket.on('join', (room: unknown) => {
      const joined = clientToServer.join.safeParse(room);
      if (!joined.success) {
        violations.add({ kind: 'socket', where: 'join', pointer: '', message: 'not the name of a room' });
        return;
      }
      joins.push({ room: joined.data, connection: socket.id });
      void socket.join(joined.data);
      onJoin?.(joined.data.replace(`${roomPrefix}-`, ''));
    });
    socket.onAny((event: string) => {
      if (Object.hasOwn(clientToServer, event)) return;
      violations.add({ kind: 'socket', where: event, pointer: '', message: 'not in asyncapi.yaml' });
    });
  });

  return {
    /** Sends a message to the room of a member or guest, if it matches the contract. */
    publish(conversationId: string, message: ChatMessage): void {
      const [issue] = serverToClient.messaging.safeParse(message).error?.issues ?? [];
      if (issue) {
        const pointer = issue.path.map((step) => `/${String(step)}`).join('');
        violations.add({ kind: 'socket', where: 'messaging', pointer, message: issue.message });
        return;
      }
      faults.send(() => io.to(roomOf(conversationId)).emit('messaging', message));
    },
    publishRaw(conversationId: string, payload: unknown): void {
      // The payload may violate the contract on purpose.
      io.to(roomOf(conversationId)).emit('messaging', payload as ChatMessage);
    },
    /** Applies a fault to the next messages. */
    disturb: (fault: SocketFault) => faults.add(fault),
    drop,
    /** While down, connections are closed and refused. */
    setDown: (next: boolean): void => {
      isDown = next;
      if (isDown) drop();
    },
    /** All joins since the start or the last reset, without refused ones. */
    joins: (): readonly Join[] => joins,
    connections: () => io.of('/').sockets.size,
    reset(): void {
      joins.length = 0;
      faults.clear();
      isDown = false;
    },
    close: async () => {
      await io.close();
    },
  };
}

export type ChatSockets = ReturnType<typeof attachChat>;

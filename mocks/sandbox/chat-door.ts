import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { ChatMessageBody } from '../../generated/schemas.ts';
import type { ChatControl } from './chat-control.ts';
import { onWish } from './on-wish.ts';

const count = z.int().check(z.gte(1), z.lte(100_000));

const inputs = {
  message: z.strictObject({ to: z.string(), message: ChatMessageBody }),
  raw: z.strictObject({ to: z.string(), payload: z.unknown() }),
  fill: z.strictObject({ to: z.string(), count }),
  fault: z.strictObject({
    kind: z.enum(['lose', 'duplicate', 'delay', 'reorder']),
    times: z.optional(count),
    delayMs: z.optional(z.number().check(z.gte(0))),
  }),
  nothing: z.strictObject({}),
  down: z.strictObject({ isDown: z.boolean() }),
};

/** Adds the control functions about the chat to the door. */
export function addChatDoors(door: Hono, control: ChatControl): void {
  door.get('/chat/conversations/:to', (c) => c.json(control.conversation(c.req.param('to'))));
  door.get('/chat/joins', (c) => c.json(control.joins()));
  onWish(door, '/chat/push', inputs.message, (wish) => control.pushMessage(wish.to, wish.message));
  onWish(door, '/chat/raw', inputs.raw, (wish) => control.pushRaw(wish.to, wish.payload));
  onWish(door, '/chat/fill', inputs.fill, (wish) => control.fillConversation(wish.to, wish.count));
  onWish(door, '/chat/faults', inputs.fault, (wish) => control.disturbSockets(wish));
  onWish(door, '/chat/drop', inputs.nothing, () => control.dropSockets());
  onWish(door, '/chat/down', inputs.down, (wish) => control.setSocketsDown(wish.isDown));
}

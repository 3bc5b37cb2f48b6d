import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { ChatMessageBody } from '../../generated/schemas.ts';
import type { ChatControl } from './chat-control.ts';
import { readWish } from './read-wish.ts';

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
  down: z.strictObject({ isDown: z.boolean() }),
};

/** Adds the control functions about the chat to the door. */
export function addChatDoors(door: Hono, control: ChatControl): void {
  const done = { done: true };
  door.post('/chat/push', async (c) => {
    const wish = await readWish(c, inputs.message);
    return c.json(control.pushMessage(wish.to, wish.message));
  });
  door.post('/chat/raw', async (c) => {
    const wish = await readWish(c, inputs.raw);
    control.pushRaw(wish.to, wish.payload);
    return c.json(done);
  });
  door.post('/chat/fill', async (c) => {
    const wish = await readWish(c, inputs.fill);
    control.fillConversation(wish.to, wish.count);
    return c.json(done);
  });
  door.get('/chat/conversations/:to', (c) => c.json(control.conversation(c.req.param('to'))));
  door.post('/chat/faults', async (c) => {
    control.disturbSockets(await readWish(c, inputs.fault));
    return c.json(done);
  });
  door.post('/chat/drop', (c) => {
    control.dropSockets();
    return c.json(done);
  });
  door.post('/chat/down', async (c) => {
    const wish = await readWish(c, inputs.down);
    control.setSocketsDown(wish.isDown);
    return c.json(done);
  });
  door.get('/chat/joins', (c) => c.json(control.joins()));
}

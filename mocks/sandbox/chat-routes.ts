import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { ChatMessageBody } from '../../generated/schemas.ts';
import type { ChatControl } from './chat-control.ts';
import { postRoute } from './post-route.ts';

const count = z.int().check(z.gte(1), z.lte(100_000));

const inputs = {
  message: z.strictObject({ to: z.string(), message: ChatMessageBody }),
  raw: z.strictObject({ to: z.string(), payload: z.unknown() }),
  fill: z.strictObject({ to: z.string(), count }),
  fault: z.strictObject({
    kind: z.enum(['lose', 'duplicate', 'delay', 'reorder']),
    times: z.optional(count),
    // Node's timers go no further.
    delayMs: z.optional(z.number().check(z.gte(0), z.lte(2 ** 31 - 1))),
  }),
  nothing: z.strictObject({}),
  down: z.strictObject({ isDown: z.boolean() }),
};

export function addChatRoutes(api: Hono, control: ChatControl): void {
  api.get('/chat/conversations/:to', (c) => c.json(control.conversation(c.req.param('to'))));
  api.get('/chat/joins', (c) => c.json(control.joins()));
  postRoute(api, '/chat/push', inputs.message, (request) => control.pushMessage(request.to, request.message));
  postRoute(api, '/chat/raw', inputs.raw, (request) => control.pushRaw(request.to, request.payload));
  postRoute(api, '/chat/fill', inputs.fill, (request) => control.fillConversation(request.to, request.count));
  postRoute(api, '/chat/faults', inputs.fault, (request) => control.disturbSockets(request));
  postRoute(api, '/chat/drop', inputs.nothing, () => control.dropSockets());
  postRoute(api, '/chat/down', inputs.down, (request) => control.setSocketsDown(request.isDown));
}

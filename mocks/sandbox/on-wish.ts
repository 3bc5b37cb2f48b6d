import type { Context, Hono } from 'hono';
import { z } from 'zod/mini';
import { ControlError } from './control-error.ts';

/** zod/mini has no words of its own: everything would be an "Invalid input". */
const inWords = z.locales.en().localeError;

/** Lets a POST of the door carry out a wish of this shape; answers with what that returns, or that it is done. */
export function onWish<Schema extends z.ZodMiniType>(
  door: Hono,
  path: string,
  schema: Schema,
  act: (wish: z.output<Schema>) => unknown,
): void {
  door.post(path, async (c) => c.json(act(await readWish(c, schema)) ?? { done: true }));
}

/** A body of the door, or a ControlError that says what is wrong with it. */
async function readWish<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : {};
  } catch {
    throw new ControlError('The body is not JSON.');
  }
  const parsed = schema.safeParse(value, { error: inWords });
  if (parsed.success) return parsed.data;
  throw new ControlError(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
  );
}

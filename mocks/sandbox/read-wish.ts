import type { Context } from 'hono';
import type { z } from 'zod/mini';
import { ControlError } from './control-error.ts';

/** A body of the door, or a ControlError that says what is wrong with it. */
export async function readWish<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : {};
  } catch {
    throw new ControlError('The body is not JSON.');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ControlError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

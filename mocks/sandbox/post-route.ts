import type { Context, Hono } from 'hono';
import { z } from 'zod/mini';
import { ControlError } from './control-error.ts';

/** zod/mini has no words of its own: everything would be an "Invalid input". */
const inWords = z.locales.en().localeError;

/** Lets a POST of the control API carry out a request of this shape; answers with what that returns, or that it is done. */
export function postRoute<Schema extends z.ZodMiniType>(
  api: Hono,
  path: string,
  schema: Schema,
  act: (request: z.output<Schema>) => unknown,
): void {
  api.post(path, async (c) => c.json(act(await readRequest(c, schema)) ?? { done: true }));
}

/** A body of the control API, or a ControlError that says what is wrong with it. */
async function readRequest<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
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

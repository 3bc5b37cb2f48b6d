import type { Context, Hono } from 'hono';
import { z } from 'zod/mini';
import { ControlError } from './control-error.ts';

/** zod/mini includes no messages: every issue would say "Invalid input". */
const inWords = z.locales.en().localeError;

/** Adds a POST route to the control API. Its answer is the returned value, or `done`. */
export function postRoute<Schema extends z.ZodMiniType>(
  api: Hono,
  path: string,
  schema: Schema,
  act: (request: z.output<Schema>) => unknown,
): void {
  api.post(path, async (c) => c.json(act(await readRequest(c, schema)) ?? { done: true }));
}

/** The parsed body of a control request. Throws a ControlError that names the problem. */
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

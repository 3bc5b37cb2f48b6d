import { safeParse } from 'zod/mini';
import { LoginRequest } from '../../../generated/schemas.ts';
import { usernameOf } from '../../lib/phone.ts';
import { settings } from '../../settings.ts';
import type { Schemas } from '../../api/wire/types.ts';

export type LoginField = keyof Schemas['LoginRequest'];

const fields: readonly LoginField[] = ['username', 'password'];

interface ReadLogin {
  body?: Schemas['LoginRequest'];
  /** The fields with errors, in page order. */
  wrong: readonly LoginField[];
}

/** The request from the form's fields, or the fields with errors. "Remember me" is not sent. */
export function readLogin(data: FormData): ReadLogin {
  const typed = data.get('username');
  const parsed = safeParse(LoginRequest, {
    username: typeof typed === 'string' ? usernameOf(typed, settings) : typed,
    password: data.get('password'),
  });
  if (parsed.success) return { body: parsed.data, wrong: [] };
  const paths = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return { wrong: fields.filter((name) => paths.has(name)) };
}

import { safeParse } from 'zod/mini';
import { LoginRequest } from '../../../generated/schemas.ts';
import { usernameOf } from '../../lib/phone.ts';
import { settings } from '../../settings.ts';
import type { Schemas } from '../../api/wire/types.ts';

export type LoginField = keyof Schemas['LoginRequest'];

const fields: readonly LoginField[] = ['username', 'password'];

interface ReadLogin {
  body?: Schemas['LoginRequest'];
  /** The Laos build's text as typed, if it differs from the number in it: older accounts may be stored so. */
  asTyped?: string | undefined;
  /** The fields with errors, in page order. */
  wrong: readonly LoginField[];
}

/** The request from the form's fields, or the fields with errors. "Remember me" is not sent. */
export function readLogin(data: FormData): ReadLogin {
  const typed = data.get('username');
  const text = typeof typed === 'string' ? typed : '';
  const parsed = safeParse(LoginRequest, {
    username: usernameOf(text, settings),
    password: data.get('password'),
  });
  if (parsed.success) {
    const differs = settings.laos && text.trim() !== parsed.data.username;
    return { body: parsed.data, asTyped: differs ? text.trim() : undefined, wrong: [] };
  }
  const paths = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return { wrong: fields.filter((name) => paths.has(name)) };
}

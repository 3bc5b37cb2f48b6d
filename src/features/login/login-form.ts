import * as z from 'zod/mini';
import { LoginRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/types.ts';

/** What the login form holds: the request, and whether to remember the session (A-25, never sent). */
export const loginForm = z.extend(LoginRequest, { remember: z.boolean() });
export type LoginForm = z.infer<typeof loginForm>;

export const toLoginRequest = ({ username, password }: LoginForm): Schemas['LoginRequest'] => ({ username, password });

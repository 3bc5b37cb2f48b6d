import * as op from '../../generated/operations/account.ts';
import * as schema from '../../generated/schemas/account.ts';
import { sendCommand } from './wire/command/send-command.ts';
import type { Schemas } from './wire/types.ts';

// Separate from account.ts, because /login loads this file before React Query (docs/decisions/002).

/** POST /api/login: returns the token; the caller starts the session. Rejects with ApiError. */
export const login = (body: Schemas['LoginRequest']) => sendCommand(op.login, schema.LoginResponse, { body });

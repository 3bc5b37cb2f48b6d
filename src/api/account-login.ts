import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { sendCommand } from './wire/send-command.ts';
import type { Schemas } from './wire/types.ts';

// Apart from account.ts, because /login loads before React Query (docs/decisions/002).

/** POST /api/login: answers the token; the caller starts the session. Rejects with ApiError. */
export const login = (body: Schemas['LoginRequest']) => sendCommand(op.login, schema.LoginResponse, { body });

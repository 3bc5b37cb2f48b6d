import { identityCodes, type ApiError } from '../api/wire/api-error.ts';
import type { ErrorCode } from '../api/wire/types.ts';

/** Servers without error codes send this sentence: "cannot verify identity". */
const identitySentence = 'ไม่สามารถยืนยันตัวตนได้';

export type Terminal = { kind: 'gone' } | { kind: 'signedOut'; code: ErrorCode | 'invalid-token' };

/**
 * Whether a failure ends the service or the session. Checked before all other handling, for silent calls too (R-421,
 *
 */
export function terminalOf(error: ApiError, signedIn: boolean): Terminal | undefined {
  if (error.code === 'gone') return { kind: 'gone' };
  if (error.code === 'invalid-token') return { kind: 'signedOut', code: 'invalid-token' };
  // "Please log in" tells a visitor nothing new.
  if (error.code === 'UNAUTHORIZED' && !signedIn) return undefined;
  if (error.code !== undefined && identityCodes.has(error.code)) return { kind: 'signedOut', code: error.code };
  return error.text.includes(identitySentence) ? { kind: 'signedOut', code: 'invalid-token' } : undefined;
}

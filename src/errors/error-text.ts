import type { ErrorCode } from '../api/types.ts';
import type { Texts } from '../i18n/namespaces.ts';

/** The text of a code. It compiles only while every code of the contract has one in the three locales. */
export const errorTextKey = (code: ErrorCode): keyof Texts['errors'] => code;

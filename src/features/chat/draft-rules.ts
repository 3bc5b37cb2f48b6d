import { limits } from '../../lib/limits.ts';

/** From this length on the field shows its character count. */
const nearTheLimit = limits.messageMax - 200;

/** The text to send, and whether it can be sent. */
export function readDraft(draft: string) {
  const text = draft.trim();
  return {
    text,
    isTooLong: text.length > limits.messageMax,
    /** Number of characters; undefined far below the limit. */
    used: text.length > nearTheLimit ? text.length : undefined,
  };
}

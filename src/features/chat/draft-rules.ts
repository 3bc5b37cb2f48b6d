import { limits } from '../../lib/limits.ts';

/** From here on the field says how much of it is used. */
const nearTheLimit = limits.messageMax - 200;

/** What is sent of a typed text, and whether it can be. */
export function readDraft(draft: string) {
  const text = draft.trim();
  return {
    text,
    isTooLong: text.length > limits.messageMax,
    /** Characters used; undefined far from the limit. */
    used: text.length > nearTheLimit ? text.length : undefined,
  };
}

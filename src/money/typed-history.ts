import type { Typed } from './group-typed.ts';

const longest = 100;

/**
 * What an amount field contained, for undo and redo. The browser's own history does not know the commas that grouping inserts,
 * and puts texts together that were never there.
 */
export function createTypedHistory(text: string) {
  let entries: readonly Typed[] = [{ text, caret: text.length, commas: 'field' }];
  let at = 0;
  const current = () => entries[at];
  return {
    current,
    add(next: Typed) {
      const isSame = current()?.text === next.text;
      entries = [...entries.slice(0, isSame ? at : at + 1), next].slice(-longest);
      at = entries.length - 1;
    },
    /** Goes one entry back (-1) or forward (1), if there is one. */
    go(step: -1 | 1) {
      at = Math.min(Math.max(at + step, 0), entries.length - 1);
      return current();
    },
  };
}

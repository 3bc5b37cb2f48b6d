import { useLayoutEffect, useRef } from 'react';
import { entryIdentity } from '../../money/entry-identity.ts';
import type { Entry } from './statement-rules.ts';

/**
 * Scrolls by the height of new entries, so that they appear above the rows on the screen and no row moves under the
 * finger. Returns the ref of the element with the rows.
 */
export function useHeldRows(entries: readonly Entry[]) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(entries);
  useLayoutEffect(() => {
    const [newest] = before.current;
    before.current = entries;
    const added = newest ? entries.findIndex((entry) => entryIdentity(entry) === entryIdentity(newest)) : -1;
    const rows = list.current?.querySelectorAll('li');
    const [first, held] = [rows?.[0], rows?.[added]];
    if (first && held) window.scrollBy(0, held.getBoundingClientRect().top - first.getBoundingClientRect().top);
  }, [entries]);
  return list;
}

import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type CacheSnapshot, type VirtualizerHandle } from 'virtua';
import { useText } from '../../i18n/use-text.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import type { ConversationState, Entry } from './conversation-view.ts';
import styles from './MessageList.module.css';
import { isOwn, rowMarks, tappedTitle } from './message-rows.ts';
import { MessageRow, type RowActions } from './MessageRow.tsx';

interface MessageListProps {
  entries: readonly Entry[];
  older: ConversationState['older'];
  onOlder: () => void;
  actions: RowActions;
}

/** In pixels: a smaller distance to an edge counts as being at the edge. */
const slack = 48;

/** Whether older messages were added at the top. The scroll position is then kept relative to the end. */
const grewAtTop = (before: readonly Entry[], after: readonly Entry[]) =>
  before.length > 0 && after.length > before.length && after[0]?.key !== before[0]?.key;

/**
 * The measured heights of the rows of a closed list, by its oldest message. With them a list that opens again is drawn
 * once instead of twice. A wrong height, of a screen that was turned, is measured again.
 */
const heights = new WeakMap<Entry['message'], CacheSnapshot>();

/** The conversation, oldest first. Virtualised: only visible messages are rendered. */
export const MessageList = memo(function MessageList({ entries, older, onOlder, actions }: MessageListProps) {
  const t = useText('chat');
  const list = useRef<VirtualizerHandle>(null);
  const followsEnd = useRef(true);
  const lastScrollTop = useRef(0);
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [drawn, setDrawn] = useState({ entries, grewAtTop: false });
  if (drawn.entries !== entries) setDrawn({ entries, grewAtTop: grewAtTop(drawn.entries, entries) });

  const oldest = entries[0]?.message;
  const [known] = useState(() => oldest && heights.get(oldest));
  const keepHeights = useEffectEvent(() => {
    if (oldest && list.current) heights.set(oldest, list.current.cache);
  });
  useLayoutEffect(() => () => keepHeights(), []);

  const toEnd = () => list.current?.scrollToIndex(entries.length - 1, { align: 'end' });
  const last = entries.at(-1);
  const lastKey = last?.key;
  const lastIsOwn = last !== undefined && isOwn(last.message);
  useLayoutEffect(() => {
    // Scrolls to the end for the member's own message always, and for support's message only if the list was at the
    // end.
    if (lastKey !== undefined && (followsEnd.current || lastIsOwn)) toEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new last message moves the list
  }, [lastKey]);

  const askAtTop = (offset: number) => {
    if (offset <= slack && older === 'idle') onOlder();
  };
  return (
    <div className={styles.frame}>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label={t('messages')}>
        <div className={styles.spring} />
        <Virtualizer
          ref={list}
          as="ul"
          item="li"
          data={entries}
          shift={drawn.grewAtTop}
          // Without `itemSize`, virtua renders no rows beyond the visible ones until it has measured a row.
          {...(known && { cache: known, itemSize: 64 })}
          onScroll={(offset) => {
            // Read from the DOM: the list scrolls when its height changes, before virtua measures again.
            const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = scroller.current ?? {};
            const isAtEnd = scrollHeight - clientHeight - scrollTop <= slack;
            // Only scrolling up leaves the end. The end itself moves too: a row becomes higher when it is measured, and a
            // keyboard makes the list smaller.
            if (isAtEnd || scrollTop < lastScrollTop.current) followsEnd.current = isAtEnd;
            lastScrollTop.current = scrollTop;
            setAway(!followsEnd.current);
            askAtTop(offset);
          }}
          onResize={() => {
            const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
            if (followsEnd.current) toEnd();
            // The list fits without scrolling, so its top is visible.
            if (viewportSize > 0 && scrollSize <= viewportSize) askAtTop(0);
          }}
        >
          {(entry, index) => (
            <MessageRow
              key={entry.key}
              entry={entry}
              {...rowMarks(entries, index)}
              tapped={tappedTitle(entries, index)}
              actions={actions}
            />
          )}
        </Virtualizer>
      </div>
      {isAway && (
        <button
          ref={passFocusOn}
          type="button"
          className={styles.latest}
          aria-label={t('toLatest')}
          onClick={() => {
            // The button is removed at the end. The messages are nearer to it than the chat, which would take the focus then.
            scroller.current?.focus({ preventScroll: true });
            toEnd();
          }}
        >
          <ArrowDown aria-hidden />
        </button>
      )}
    </div>
  );
});

import X from 'lucide-react/icons/x';
import { useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { timings } from '../lib/timings.ts';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './modal-address.ts';
import styles from './Sheet.module.css';
import { useAboveKeyboard } from './use-visible-area.ts';
import { useDialog, useModalTitle } from './use-dialog.ts';
import type { Elements } from './elements.ts';
import { useScrolls } from './use-scrolls.ts';

export interface SheetProps {
  title: string;
  children: ReactNode;
  /** Fixed below the scrolling content: the button of the sheet. */
  footer?: Elements;
  /**
   * What opened it. The address: a modal. The member: a layer, which has a history entry of its own. The page, unasked:
   * it has no entry.
   */
  openedBy: 'address' | 'member' | 'page';
  /** An interruption (`alertdialog`). By default a dialog that the member opened. */
  role?: 'alertdialog';
  /** Its content changes step by step or loads: the sheet keeps its height. */
  hasSteps?: boolean | undefined;
  onClose: () => void;
}

/**
 * A modal: a bottom sheet on phones, a card on wide screens. The browser's dialog element moves the focus in, traps it,
 * makes the page inert and restores the focus.
 */
export function Sheet({ title, children, footer, openedBy, role, hasSteps, onClose }: SheetProps) {
  const t = useText('common');
  const titleId = useId();
  const bodyId = useId();
  const { ref, onCancel } = useDialog(onClose);
  useLayer(openedBy === 'member', onClose);
  useModalTitle(title);
  const drag = useDragToClose(onClose);
  const aboveKeyboard = useAboveKeyboard(ref);
  const { ref: body, scrolls } = useScrolls();
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      // What has interrupted the member is heard at once.
      aria-describedby={role && bodyId}
      className={styles.sheet}
      data-steps={hasSteps}
      data-keyboard={aboveKeyboard ? true : undefined}
      style={aboveKeyboard}
      onCancel={onCancel}
      onClick={({ target, currentTarget, detail }) => {
        // Ignores the second click of the double click that opened the sheet.
        if (target === currentTarget && detail <= 1) onClose();
      }}
    >
      <div className={styles.card}>
        <header className={styles.head} {...drag}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {/* Focusable while it scrolls, so that the keyboard can scroll long texts. */}
        <div
          ref={body}
          id={bodyId}
          className={styles.body}
          {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Thresholds for closing a sheet by dragging: distance in pixels, speed in pixels per ms. A tap may move a little. */
const far = 96;
const fast = 0.6;
const tap = 16;

interface Drag {
  sheet: HTMLElement;
  y: number;
  time: number;
}

/** Handlers for the head of a sheet: the sheet follows the finger down and closes after a far or fast drag. */
function useDragToClose(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: ({ pointerType, target, currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
      const sheet = currentTarget.closest('dialog');
      const isControl = target instanceof Element && target.closest('button') !== null;
      if (!sheet || pointerType === 'mouse' || isControl || !isAtBottom(sheet)) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { sheet, y: clientY, time: timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag.current) move(drag.current.sheet, clientY - drag.current.y);
    },
    onPointerUp: ({ clientY, timeStamp }: PointerEvent) => {
      if (!drag.current) return;
      const { sheet, y, time } = drag.current;
      drag.current = undefined;
      const distance = clientY - y;
      if (distance > far || (distance > tap && distance / (timeStamp - time) > fast)) {
        leave(sheet);
        onClose();
      } else move(sheet, 0);
    },
    onPointerCancel: () => {
      if (drag.current) move(drag.current.sheet, 0);
      drag.current = undefined;
    },
  };
}

/** A centred dialog on a wide screen cannot be dragged. */
const isAtBottom = (sheet: HTMLElement) => Math.abs(sheet.getBoundingClientRect().bottom - innerHeight) < 1;

function move(sheet: HTMLElement, distance: number) {
  sheet.toggleAttribute('data-drawn', distance > 0);
  sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
}

/** Moves the sheet out of view. If it is not closed then, it moves back. */
function leave(sheet: HTMLElement) {
  const { matches: calm } = matchMedia('(prefers-reduced-motion: reduce)');
  const animation = sheet.animate({ translate: '0 100%' }, { duration: calm ? 0 : 180, fill: 'forwards' });
  setTimeout(() => {
    animation.cancel();
    move(sheet, 0);
  }, timings.sheetReturn);
}

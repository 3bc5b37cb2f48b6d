import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { timings } from '../lib/timings.ts';
import { attempt } from '../lib/attempt.ts';
import { wantsLessMotion } from './media-query.ts';

/** Thresholds for closing a sheet by dragging: distance in pixels, speed in pixels per ms. A tap may move a little. */
const far = 96;
const fast = 0.6;
const tap = 16;

interface Drag {
  sheet: HTMLElement;
  x: number;
  y: number;
  time: number;
}

/**
 * The sheet follows a finger down and closes after a far or fast drag. Returns handlers for its head. In its
 * body the drag begins where nothing can be scrolled up.
 */
export function useDragToClose(body: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const release = ({ sheet, y, time }: Drag, endY: number, endTime: number) => {
    const distance = endY - y;
    if (distance > far || (distance > tap && distance / (endTime - time) > fast)) {
      leave(sheet);
      onClose();
    } else move(sheet, 0);
  };
  const onRelease = useEffectEvent(release);
  useEffect(() => {
    const { current: box } = body;
    if (!box) return;
    let touch: Drag | undefined;
    const stop = () => {
      if (touch) move(touch.sheet, 0);
      touch = undefined;
    };
    const begin = ({ touches: [finger, second], target, timeStamp }: TouchEvent) => {
      stop();
      const sheet = box.closest('dialog');
      if (!finger || second || !sheet || !isAtBottom(sheet) || !isAtTop(target, box)) return;
      touch = { sheet, x: finger.clientX, y: finger.clientY, time: timeStamp };
    };
    const follow = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!touch || !finger) return;
      const down = finger.clientY - touch.y;
      // Until the sheet moves, an upward or sideways gesture scrolls.
      if (!touch.sheet.hasAttribute('data-drawn') && down <= Math.abs(finger.clientX - touch.x)) {
        touch = undefined;
        return;
      }
      // Otherwise the browser takes the gesture for scrolling.
      if (event.cancelable) event.preventDefault();
      move(touch.sheet, down);
    };
    const end = ({ changedTouches: [finger], timeStamp }: TouchEvent) => {
      const ended = touch;
      touch = undefined;
      if (ended && finger) onRelease(ended, finger.clientY, timeStamp);
    };
    box.addEventListener('touchstart', begin, { passive: true });
    // React's own listeners for touches are passive.
    box.addEventListener('touchmove', follow, { passive: false });
    box.addEventListener('touchend', end);
    box.addEventListener('touchcancel', stop);
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', follow);
      box.removeEventListener('touchend', end);
      box.removeEventListener('touchcancel', stop);
    };
  }, [body]);
  const giveUp = () => {
    if (drag.current) move(drag.current.sheet, 0);
    drag.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, target, currentTarget, pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
      const sheet = currentTarget.closest('dialog');
      const isControl = target instanceof Element && target.closest('button') !== null;
      if (!sheet || pointerType === 'mouse' || isControl || !isAtBottom(sheet)) return;
      attempt(() => currentTarget.setPointerCapture(pointerId));
      drag.current = { sheet, x: clientX, y: clientY, time: timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag.current) move(drag.current.sheet, clientY - drag.current.y);
    },
    onPointerUp: ({ clientY, timeStamp }: PointerEvent) => {
      const ended = drag.current;
      drag.current = undefined;
      if (ended) release(ended, clientY, timeStamp);
    },
    onPointerCancel: giveUp,
    // Without a capture the head hears nothing more of a pen that has left it.
    onPointerLeave: giveUp,
  };
}

/** A centred dialog on a wide screen cannot be dragged. */
const isAtBottom = (sheet: HTMLElement) => Math.abs(sheet.getBoundingClientRect().bottom - innerHeight) < 1;

/** Nothing between the touched element and the body is scrolled, and the element does not use the gesture itself. */
function isAtTop(target: EventTarget | null, box: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog dialog') !== null) return false;
  for (let at: Element | null = target; at; at = at === box ? null : at.parentElement) {
    if (at.scrollTop > 0) return false;
  }
  return true;
}

function move(sheet: HTMLElement, distance: number) {
  sheet.toggleAttribute('data-drawn', distance > 0);
  sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
}

/** Moves the sheet out of view. If it is not closed then, it moves back. */
function leave(sheet: HTMLElement) {
  const duration = wantsLessMotion() ? 0 : 180;
  const animation = attempt(() => sheet.animate({ translate: '0 100%' }, { duration, fill: 'forwards' }));
  setTimeout(() => {
    attempt(() => animation?.cancel());
    move(sheet, 0);
  }, timings.sheetReturn);
}

import { useRef, type PointerEvent } from 'react';
import { timings } from '../lib/timings.ts';

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
export function useDragToClose(onClose: () => void) {
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

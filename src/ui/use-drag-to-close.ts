import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far down a sheet must be drawn to close, in pixels, or how fast in pixels a millisecond. */
const far = 96;
const fast = 0.6;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A sheet that follows the finger down by its handle, and closes when it was drawn far or fast enough. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; time: number }>(undefined);
  const move = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    const { y, time } = start.current ?? { y: clientY, time: timeStamp };
    start.current = undefined;
    const distance = clientY - y;
    if (distance < far && (distance < gapOfTap || distance / (timeStamp - time) < fast)) {
      move(0);
      return;
    }
    leave(sheet.current);
    onClose();
  };
  return {
    onPointerDown: ({ pointerType, target, currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
      const isControl = target instanceof Element && target.closest('button') !== null;
      if (pointerType === 'mouse' || isControl || !isAtBottom(sheet.current)) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = { y: clientY, time: timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (start.current) move(clientY - start.current.y);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current) end(event);
    },
    onPointerCancel: () => {
      start.current = undefined;
      move(0);
    },
  };
}

/** A finger that taps moves a little, too. */
const gapOfTap = 16;

/** A dialog in the middle of a wide screen is not drawn down. */
const isAtBottom = (sheet: HTMLElement | null) =>
  sheet !== null && Math.abs(sheet.getBoundingClientRect().bottom - innerHeight) < 1;

/** The sheet goes the rest of its way; one that is still there afterwards, because it was not closed, comes back. */
function leave(sheet: HTMLElement | null) {
  const animation = sheet?.animate({ translate: '0 100%' }, { duration: calm() ? 0 : 180, fill: 'forwards' });
  setTimeout(() => {
    animation?.cancel();
    if (sheet) sheet.style.translate = '';
  }, 600);
}

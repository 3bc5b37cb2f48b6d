import { useEffect, useState } from 'react';
import { timings } from '../../../lib/timings.ts';

const largest = 350;
const shareOfWindow = 0.85;

/** Side of the wheel in px for a window's width. */
export const wheelSize = (windowWidth: number): number => Math.min(largest, Math.floor(windowWidth * shareOfWindow));

/** The side of the wheel in px. Follows the window 500 ms after its last change. */
export function useWheelSize(): number {
  const [size, setSize] = useState(() => wheelSize(window.innerWidth));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setSize(wheelSize(window.innerWidth));
      }, timings.resizeDebounce);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return size;
}

import { useEffect, useState } from 'react';
import { timings } from '../../../lib/timings.ts';
import { wheelSize } from './wheel-size.ts';

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

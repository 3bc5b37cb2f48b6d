import { useEffect, useRef } from 'react';
import { announce } from './announcements.ts';

/** Has the text said when the value that it tells has changed; not when it first shows, nor in another language. */
export function useSayChange(value: number, text: string): void {
  const said = useRef(value);
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    announce(text);
  }, [value, text]);
}

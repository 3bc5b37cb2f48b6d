import { useEffect, useRef } from 'react';
import { announce } from './announcements.ts';

/** Announces the text when its value changes, but not at first and not when only the language changes. */
export function useSayChange(value: number, text: string): void {
  const said = useRef(value);
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    announce(text);
  }, [value, text]);
}

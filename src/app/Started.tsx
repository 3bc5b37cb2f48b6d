import { useEffect } from 'react';

interface StartedProps {
  onStart: (() => void) | undefined;
}

/**
 * Calls `onStart` when its siblings are hydrated. It must be inside the same Suspense boundary, because React hydrates
 * a boundary later than the content around it.
 */
export function Started({ onStart }: StartedProps) {
  useEffect(() => onStart?.(), [onStart]);
  return null;
}

import { useEffect } from 'react';

interface StartedProps {
  onStart: (() => void) | undefined;
}

/**
 * Calls `onStart` once what stands beside it answers to the member. It stands inside the same Suspense boundary, because React
 * hydrates a boundary later than what is around it.
 */
export function Started({ onStart }: StartedProps) {
  useEffect(() => onStart?.(), [onStart]);
  return null;
}

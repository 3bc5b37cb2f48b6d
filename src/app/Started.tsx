import { useEffect } from 'react';

interface StartedProps {
  onStart: (() => void) | undefined;
}

/** Says that what stands beside it answers to the member: within a boundary, which React takes over later than what is around it. */
export function Started({ onStart }: StartedProps) {
  useEffect(() => onStart?.(), [onStart]);
  return null;
}

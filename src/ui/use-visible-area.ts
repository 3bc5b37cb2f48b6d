import { useSyncExternalStore } from 'react';

function follow(listener: () => void) {
  const viewport = globalThis.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

/** A string, because snapshots of an external store must be equal by value; empty when unknown. */
function read(): string {
  const viewport = globalThis.visualViewport;
  // With pinch zoom the visual viewport says nothing about the keyboard.
  return viewport && Math.abs(viewport.scale - 1) < 0.01 ? `${viewport.offsetTop} ${viewport.height}` : '';
}

/** Top and height in pixels of the area that the phone's keyboard leaves visible; undefined without browser support. */
export function useVisibleArea(): { top: number; height: number } | undefined {
  const [top, height] = useSyncExternalStore(follow, read, () => '').split(' ');
  return top && height ? { top: Number(top), height: Number(height) } : undefined;
}

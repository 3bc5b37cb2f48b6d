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

/** As text, because two readings of the same must be equal; empty where there is nothing to say. */
function read(): string {
  const viewport = globalThis.visualViewport;
  // Drawn larger by the member's fingers, it is a part of the page and no measure for it.
  return viewport && Math.abs(viewport.scale - 1) < 0.01 ? `${viewport.offsetTop} ${viewport.height}` : '';
}

/** Top and height in pixels of what the keyboard of a phone leaves in sight; undefined where the browser does not tell. */
export function useVisibleArea(): { top: number; height: number } | undefined {
  const [top, height] = useSyncExternalStore(follow, read, () => '').split(' ');
  return top && height ? { top: Number(top), height: Number(height) } : undefined;
}

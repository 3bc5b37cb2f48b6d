import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { createSignal } from '../lib/signal.ts';
import { attempt } from '../lib/attempt.ts';

const changed = createSignal();

/**
 * A string, because snapshots of an external store must be equal by value; empty when unknown. Kept until the next event:
 * reading the visual viewport makes the browser compute the layout, and React reads a snapshot several times per render.
 */
let known: string | undefined;

function forget() {
  known = undefined;
  changed.emit();
}
for (const name of ['resize', 'scroll']) attempt(() => globalThis.visualViewport?.addEventListener(name, forget));

function measure(): string {
  const viewport = globalThis.visualViewport;
  // With pinch zoom the visual viewport says nothing about the keyboard.
  return viewport && Math.abs(viewport.scale - 1) < 0.01 ? `${viewport.offsetTop} ${viewport.height}` : '';
}

const read = () => (known ??= measure());

/** Top and height in pixels of the area that the phone's keyboard leaves visible; undefined without browser support. */
export function useVisibleArea(): { top: number; height: number } | undefined {
  const [top, height] = useSyncExternalStore(changed.listen, read, () => '').split(' ');
  return top && height ? { top: Number(top), height: Number(height) } : undefined;
}

/** In pixels: lower than any keyboard, higher than browser bars. */
const leastKeyboard = 120;

/**
 * The position of a dialog above the on-screen keyboard; undefined without a keyboard. The focused element is scrolled into
 * the visible part.
 */
export function useAboveKeyboard(dialog: RefObject<HTMLElement | null>) {
  const area = useVisibleArea();
  const covered = area ? window.innerHeight - area.top - area.height : 0;
  const isOpen = covered >= leastKeyboard;
  const height = isOpen ? area?.height : undefined;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (height !== undefined && dialog.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [height, dialog]);
  return isOpen && area ? { top: area.top, bottom: covered, maxHeight: area.height } : undefined;
}

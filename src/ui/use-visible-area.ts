import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

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
globalThis.visualViewport?.addEventListener('resize', forget);
globalThis.visualViewport?.addEventListener('scroll', forget);

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

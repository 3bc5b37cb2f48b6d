import { useLayoutEffect, useRef } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { lookOf, paintFace } from './paint-face.ts';
import styles from './SlicePicture.module.css';
import { contextOf } from '../../../ui/context-of.ts';

interface SlicePictureProps {
  slices: readonly Schemas['SpinSlice'][];
  index: number;
}

/** In px of the page. */
const radius = 168;
/** A higher ratio makes no visible difference. */
const mostPixelRatio = 2;

/** One slice as the wheel paints it, lying on its side, so that its label is horizontal. It looks the same for each prize. */
export function SlicePicture({ slices, index }: SlicePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = contextOf(canvas.current);
    if (!canvas.current || !context) return;
    const ratio = Math.min(window.devicePixelRatio, mostPixelRatio);
    const face = paintFace(slices, lookOf(canvas.current), { side: 2 * radius * ratio, ratio });
    const step = (2 * Math.PI) / slices.length;
    const half = Math.min(step, Math.PI) / 2;
    const height = 2 * radius * ratio * Math.sin(half);
    canvas.current.width = radius * ratio;
    canvas.current.height = height;
    context.translate(0, height / 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius * ratio, -half, half);
    context.closePath();
    context.clip();
    // On the wheel the first slice starts at the top.
    context.rotate(Math.PI / 2 - (index + 0.5) * step);
    context.drawImage(face, -radius * ratio, -radius * ratio);
  }, [slices, index]);
  // Hidden from screen readers: the prize is named below it.
  return <canvas ref={canvas} className={styles.slice} aria-hidden />;
}

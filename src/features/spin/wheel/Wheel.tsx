import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lookOf } from './paint-face.ts';
import { PrizeWheel, turnWheel } from './prize-wheel.ts';
import { useWheelSize } from './use-wheel-size.ts';
import styles from './Wheel.module.css';

interface WheelProps {
  slices: readonly Schemas['SpinSlice'][];
  coins: number;
  /** A spin is running, from the tap until its prize is shown. */
  busy: boolean;
  /** The outcome of the last spin is not known: there is no button, and the outcome takes the focus. */
  muted: boolean;
  /** The index of the slice to turn to; undefined while the wheel stands still. */
  target: number | undefined;
  onPress: () => void;
  /** Called when it stops at the target. */
  onRest: () => void;
}

/** Canvas, pointer and the button in the middle. While it turns, React renders nothing. */
export function Wheel({ slices, coins, busy, muted, target, onPress, onRest }: WheelProps) {
  const t = useText('spin');
  const size = useWheelSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const wheel = useRef<PrizeWheel>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    wheel.current = new PrizeWheel(canvas.current, slices, lookOf(canvas.current));
  }, [slices]);
  useLayoutEffect(() => {
    wheel.current?.resize(size);
  }, [slices, size]);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (target === undefined || !wheel.current) return;
    return turnWheel(wheel.current, target, () => {
      rest();
    });
  }, [target]);
  const locked = busy || coins <= 0;
  const inHub = (
    <>
      <span className={styles.spin}>{t('spin')}</span>{' '}
      <span className={styles.coins}>{t('coinCount', { count: coins })}</span>
    </>
  );
  return (
    <div className={styles.wheel} data-muted={muted || undefined} style={{ width: size, height: size }}>
      {/* Hidden from screen readers: the list of prizes and the result replace it. */}
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <svg className={styles.pointer} viewBox="0 0 32 40" aria-hidden>
        <path d="M16 38 5.6 20a12 12 0 1 1 20.8 0z" />
        <circle cx="16" cy="14" r="5" />
      </svg>
      {muted ? (
        <p className={styles.hub}>{inHub}</p>
      ) : (
        <button
          type="button"
          className={styles.hub}
          // Stays focusable while locked, so that the keyboard focus is not lost.
          aria-disabled={locked || undefined}
          aria-busy={busy || undefined}
          onClick={() => {
            if (!locked) onPress();
          }}
        >
          {inHub}
        </button>
      )}
    </div>
  );
}

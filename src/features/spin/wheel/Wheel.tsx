import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PrizeWheel } from './prize-wheel.ts';
import { turnWheel } from './turn-wheel.ts';
import { useWheelSize } from './use-wheel-size.ts';
import styles from './Wheel.module.css';

interface WheelProps {
  slices: readonly Schemas['SpinSlice'][];
  coins: number;
  /** A spin is under way, from the tap until its prize has been told. */
  busy: boolean;
  /** Index of the slice to turn to; undefined while the wheel stands. */
  target: number | undefined;
  onPress: () => void;
  /** It stands at the target. */
  onRest: () => void;
}

/** Canvas, pointer and the button in the middle. While it turns, nothing but the canvas is drawn. */
export function Wheel({ slices, coins, busy, target, onPress, onRest }: WheelProps) {
  const t = useText('spin');
  const size = useWheelSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const wheel = useRef<PrizeWheel>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    // The style sheet gives the canvas the colours of the scheme.
    const { stroke, fill, color, fontFamily } = getComputedStyle(canvas.current);
    const look = { line: stroke, slice: fill, label: color, fontFamily };
    wheel.current = new PrizeWheel(canvas.current, slices, look);
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
  return (
    <div className={styles['wheel']} style={{ width: size, height: size }}>
      {/* The list of prizes and the result speak for it. */}
      <canvas ref={canvas} className={styles['canvas']} aria-hidden />
      <svg className={styles['pointer']} viewBox="0 0 32 40" aria-hidden>
        <path d="M16 38 5.6 20a12 12 0 1 1 20.8 0z" />
        <circle cx="16" cy="14" r="5" />
      </svg>
      <button
        type="button"
        className={styles['hub']}
        // Locked it stays focusable, so that the keyboard does not lose its place.
        aria-disabled={locked || undefined}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!locked) onPress();
        }}
      >
        <span className={styles['spin']}>{t('spin')}</span>{' '}
        <span className={styles['coins']}>{t('coinCount', { count: coins })}</span>
      </button>
    </div>
  );
}

import styles from './LampString.module.css';

const span = 130;
const drop = 26;
const lampsPerSpan = 4;
const spans = 9;

/** The height of the string at a fraction of one span between two hooks. */
const sag = (share: number) => 6 + 4 * drop * share * (1 - share);

// Lines without length, whose round caps are the lamps. One path draws them all; circles would be an element each.
const lamps = Array.from({ length: spans * lampsPerSpan }, (_, index) => {
  const share = ((index % lampsPerSpan) + 0.5) / lampsPerSpan;
  return `M${String((Math.floor(index / lampsPerSpan) + share) * span)} ${String(sag(share) + 4)}h0`;
}).join('');
const string = Array.from({ length: spans }, () => `q${String(span / 2)} ${String(drop * 2)} ${String(span)} 0`).join(
  '',
);

/** An ornament: a string of lamps across the balance card. */
export function LampString() {
  return (
    <svg
      className={styles.string}
      viewBox={`0 0 ${String(span * spans)} 44`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
    >
      <path d={`M0 6${string}`} />
      <path className={styles.glow} d={lamps} />
      <path className={styles.lamp} d={lamps} />
    </svg>
  );
}

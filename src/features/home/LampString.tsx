import styles from './LampString.module.css';

const span = 130;
const drop = 26;
const lampsPerSpan = 4;
const spans = 9;

/** The height of the string at a fraction of one span between two hooks. */
const sag = (share: number) => 6 + 4 * drop * share * (1 - share);

const lamps = Array.from({ length: spans * lampsPerSpan }, (_, index) => {
  const share = ((index % lampsPerSpan) + 0.5) / lampsPerSpan;
  return { x: (Math.floor(index / lampsPerSpan) + share) * span, y: sag(share) };
});
const string = Array.from({ length: spans }, () => `q${String(span / 2)} ${String(drop * 2)} ${String(span)} 0`).join(
  '',
);

/** An ornament: a string of lamps across the balance card. */
export function LampString() {
  return (
    <svg
      className={styles['string']}
      viewBox={`0 0 ${String(span * spans)} 44`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
    >
      <path d={`M0 6${string}`} />
      {lamps.map(({ x, y }) => (
        <g key={x}>
          <circle className={styles['glow']} cx={x} cy={y + 4} r="8" />
          <circle className={styles['lamp']} cx={x} cy={y + 4} r="3.5" />
        </g>
      ))}
    </svg>
  );
}

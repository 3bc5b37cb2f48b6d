import styles from './LampString.module.css';

/** The string hangs from hooks that are 130 apart, 26 deep. */
const spans = 9;
const string = `M0 6${'q65 52 130 0'.repeat(spans)}`;

// Four lamps a span, 4 below the string: lines without length, whose round caps are the lamps. One path draws them all;
// circles would be an element each.
const lamps = `M0 0${'m16.25 21.375h0m32.5 13h0m32.5 0h0m32.5-13h0m16.25-21.375'.repeat(spans)}`;

/** An ornament: a string of lamps across the balance card; `unlit` where there is no balance. */
export function LampString({ unlit = false }: { unlit?: boolean }) {
  return (
    <svg className={styles.string} viewBox="0 0 1170 44" preserveAspectRatio="xMinYMin slice" aria-hidden>
      <path d={string} />
      {!unlit && <path className={styles.glow} d={lamps} />}
      <path className={unlit ? styles.unlit : styles.lamp} d={lamps} />
    </svg>
  );
}

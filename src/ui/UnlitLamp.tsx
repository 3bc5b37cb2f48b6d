import styles from './Drawing.module.css';

interface UnlitLampProps {
  /** Gives the height; without it the lamp is small, and most of its cord is left out. */
  className?: string | undefined;
}

/** An ornament: a lamp of the string on home (LampString), switched off. */
export function UnlitLamp({ className }: UnlitLampProps) {
  const [top, height] = className === undefined ? [164, 188] : [0, 352];
  return (
    <svg
      className={`${styles.drawing} ${className ?? styles.small}`}
      width="176"
      height={height}
      viewBox={`0 ${top} 176 ${height}`}
      aria-hidden
    >
      <path className={styles.cord} d="M88 0v204M88 314v22" />
      <circle className={styles.light} cx="88" cy="262" r="82" />
      <path className={styles.body} d="M76 218h24c26 10 38 26 38 44s-12 34-38 44H76c-26-10-38-26-38-44s12-34 38-44z" />
      <path className={styles.rib} d="M80 218c-18 26-18 62 0 88M96 218c18 26 18 62 0 88M88 218v88" />
      <path className={styles.body} d="M76 204h24v14H76zM76 306h24v8H76z" />
    </svg>
  );
}

import styles from './UnlitLamp.module.css';

/** One lamp of the string, hanging alone and unlit. */
export function UnlitLamp() {
  return (
    <svg className={styles['lamp']} width="160" height="320" viewBox="0 0 160 320" aria-hidden>
      <path className={styles['cord']} d="M80 0v176" />
      <circle className={styles['glow']} cx="80" cy="234" r="76" />
      <path className={styles['cap']} d="M68 176h24v14H68zM68 278h24v8H68z" />
      <path
        className={styles['body']}
        d="M68 190h24c26 10 38 26 38 44s-12 34-38 44H68c-26-10-38-26-38-44s12-34 38-44z"
      />
      <path className={styles['rib']} d="M72 190c-18 26-18 62 0 88M88 190c18 26 18 62 0 88M80 190v88" />
      <path className={styles['cord']} d="M80 286v22" />
    </svg>
  );
}

import styles from './EmptyLedger.module.css';

/** An open ledger without entries; with `coin` one that can be deposited waits beside it. */
export function EmptyLedger({ coin = false }: { coin?: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 160 104" aria-hidden>
      <path
        className={styles.page}
        d="M80 22C66 14 44 12 24 16v70c20-4 42-2 56 6 14-8 36-10 56-6V16c-20-4-42-2-56 6z"
      />
      <path
        className={styles.line}
        d="M80 22v70M38 34q16-2 28 2M38 50q16-2 28 2M38 66q16-2 28 2M94 36q12-4 28-2M94 52q12-4 14-3.6"
      />
      {coin && (
        <>
          <circle className={styles.coin} cx="122" cy="74" r="20" />
          <path className={styles.sign} d="M122 64v20M112 74h20" />
        </>
      )}
    </svg>
  );
}

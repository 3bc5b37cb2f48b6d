import type { ContractViolation } from '../api/wire/contract-violations.ts';
import styles from './ViolationList.module.css';

const longest = 200;

function shown(value: unknown): string {
  // Symbols and undefined cannot be serialised.
  const text = value === undefined || typeof value === 'symbol' ? 'nothing readable' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface ViolationListProps {
  violations: readonly ContractViolation[];
  /** Returns the method and path of an operation, such as `GET /api/wallet`. */
  callOf: (operationId: string) => string;
}

/** A list of violations: operation, status, pointer, problem and value. */
export function ViolationList({ violations, callOf }: ViolationListProps) {
  return (
    <ul className={styles.list} aria-label="Contract violations">
      {violations.map(({ operationId, status, pointer, problem, value }, index) => (
        // Entries are added at the front, so the index from the end is stable.
        <li key={violations.length - index}>
          <strong>{operationId}</strong>{' '}
          {status === null ? 'came on the socket' : `${callOf(operationId)} answered ${String(status)}`}
          <br />
          <code>{pointer || 'the body'}</code>: {problem}
          <br />
          <code className={styles.value}>{shown(value)}</code>
        </li>
      ))}
    </ul>
  );
}

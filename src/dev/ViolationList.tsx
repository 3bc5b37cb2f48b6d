import type { ContractViolation } from '../api/wire/contract-violations.ts';
import styles from './ViolationList.module.css';

const longest = 200;

function shown(value: unknown): string {
  // What is no JSON at all has no text either.
  const text = value === undefined || typeof value === 'symbol' ? 'nothing readable' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface ViolationListProps {
  violations: readonly ContractViolation[];
  /** The contract's `GET /api/wallet` of an operation. */
  callOf: (operationId: string) => string;
}

/** Each answer or event that broke the contract: operation, status, pointer, what the schema said, and what stood there (B-12). */
export function ViolationList({ violations, callOf }: ViolationListProps) {
  return (
    <ul className={styles['list']} aria-label="Contract violations">
      {violations.map(({ operationId, status, pointer, problem, value }, index) => (
        // The list only grows at its head, so a place counted from its end stays the same one.
        <li key={violations.length - index}>
          <strong>{operationId}</strong>{' '}
          {status === null ? 'came on the socket' : `${callOf(operationId)} answered ${String(status)}`}
          <br />
          <code>{pointer || 'the body'}</code>: {problem}
          <br />
          <code className={styles['value']}>{shown(value)}</code>
        </li>
      ))}
    </ul>
  );
}

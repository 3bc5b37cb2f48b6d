import { limits } from '../../lib/limits.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './StatementSkeleton.module.css';

export function StatementSkeleton() {
  return (
    <div className={styles.ledger}>
      <Skeleton>
        {Array.from({ length: limits.pageSize.statement }, (_, index) => (
          <span key={index} className={styles.row} />
        ))}
      </Skeleton>
    </div>
  );
}

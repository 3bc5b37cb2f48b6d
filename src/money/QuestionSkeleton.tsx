import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './QuestionSkeleton.module.css';

/** The skeleton of a question while its amount is loading. */
export function QuestionSkeleton() {
  return (
    <Skeleton>
      <span />
      <span className={styles.button} />
      <span className={styles.button} />
    </Skeleton>
  );
}

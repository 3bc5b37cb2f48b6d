import styles from './QuestionSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** The shape of a question whose amount is on its way. */
export function QuestionSkeleton() {
  return (
    <Skeleton>
      <span />
      <span className={styles['button']} />
      <span className={styles['button']} />
    </Skeleton>
  );
}

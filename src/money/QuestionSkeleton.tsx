import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './QuestionSkeleton.module.css';

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

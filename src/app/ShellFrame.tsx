import type { FrameProps } from '../ui/lazy-screen.ts';
import { PageFrame } from './PageFrame.tsx';
import styles from './PublicShell.module.css';

/** A page without bar and menu, while these are on their way too. */
export function ShellFrame(props: FrameProps) {
  return (
    <main className={styles['main']}>
      <PageFrame {...props} />
    </main>
  );
}

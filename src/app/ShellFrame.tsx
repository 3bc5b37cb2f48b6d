import type { FrameProps } from '../ui/lazy-screen.ts';
import { PageFrame } from './PageFrame.tsx';
import styles from './PublicShell.module.css';

/** Placeholder while the bar and menu are loading too. */
export function ShellFrame(props: FrameProps) {
  return (
    <main className={styles.main}>
      <PageFrame {...props} />
    </main>
  );
}

import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { session } from '../api/session.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import styles from './PublicShell.module.css';

/** The frame of the public pages. Opening it while holding a token ends that session. */
export function PublicShell() {
  useEffect(() => {
    session.end();
  }, []);
  return (
    <div className={styles['shell']}>
      <header className={styles['bar']}>
        <LanguageSwitch />
      </header>
      <main className={styles['main']}>
        <Outlet />
      </main>
    </div>
  );
}

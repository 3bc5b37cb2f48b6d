import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { infoQuery } from '../api/lookup.ts';
import { session } from '../api/session.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import styles from './MemberShell.module.css';

/** The frame of the member pages: service name, language, logout. */
export function MemberShell() {
  const t = useText('common');
  const info = useQuery(infoQuery());
  return (
    <div className={styles['shell']}>
      <header className={styles['bar']}>
        <span className={styles['name']}>{info.data?.name}</span>
        <LanguageSwitch />
        <IconButton
          label={t('logOut')}
          onPress={() => {
            session.end();
          }}
        >
          <LogOut aria-hidden />
        </IconButton>
      </header>
      <main className={styles['main']}>
        <Outlet />
      </main>
    </div>
  );
}

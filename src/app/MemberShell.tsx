import { useQuery } from '@tanstack/react-query';
import { FileText, House, LogOut, MessageSquare, ScrollText, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { infoQuery } from '../api/lookup.ts';
import { session } from '../api/wire/session.ts';
import { PlayReminder } from '../features/play-reminder/PlayReminder.tsx';
import { useText } from '../i18n/use-text.ts';
import { UnwatchedOutcomes } from '../money/UnwatchedOutcomes.tsx';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { BottomMenu, type MenuItem } from './BottomMenu.tsx';
import styles from './MemberShell.module.css';
import { OpenModal } from './OpenModal.tsx';

/** The frame of the member pages: service name, language, logout above, the menu below. */
export function MemberShell() {
  const t = useText('common');
  const info = useQuery(infoQuery());
  const items: MenuItem[] = [
    { label: t('profile'), icon: UserRound, to: paths.profile },
    { label: t('conditions'), icon: FileText, modal: 'conditions' },
    { label: t('statement'), icon: ScrollText, to: paths.statement },
    { label: t('contact'), icon: MessageSquare, to: paths.memberContact },
    { label: t('home'), icon: House, to: paths.home },
  ];
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
      <BottomMenu items={items} />
      <OpenModal />
      <UnwatchedOutcomes />
      <PlayReminder />
    </div>
  );
}

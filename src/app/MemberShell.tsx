import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { session } from '../api/wire/session/session.ts';
import { useText } from '../i18n/use-text.ts';
import { closedSheetsView } from '../money/closed-sheets-view.ts';
import { paths } from '../paths.ts';
import { announce } from '../ui/Announcer.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { Mark } from '../ui/Mark.tsx';
import { NoPlaceholder } from '../ui/Placeholder.tsx';
import { serviceName } from '../ui/service-name.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { BottomMenu, type MenuItem } from './BottomMenu.tsx';
import { learnServiceName } from './learn-service-name.ts';
import styles from './MemberShell.module.css';
import { OpenModal } from './OpenModal.tsx';

const PlayReminder = lazyScreen(
  () => import('../features/play-reminder/PlayReminder.tsx').then((file) => file.PlayReminder),
  { texts: ['playReminder'], Placeholder: NoPlaceholder },
);

/** The bars around member pages: service name, language and logout above, the menu below. */
export function MemberShell() {
  const t = useText('common');
  const name = serviceName.use();
  const closedSheetOutcomes = closedSheetsView.use();
  useEffect(() => {
    void learnServiceName();
  }, []);
  const items: MenuItem[] = [
    { label: t('profile'), icon: UserRound, to: paths.profile },
    { label: t('conditions'), icon: FileText, modal: 'conditions' },
    { label: t('statement'), icon: ScrollText, to: paths.statement },
    { label: t('contact'), icon: MessageSquare, to: paths.memberContact },
    { label: t('home'), icon: House, to: paths.home },
  ];
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.name}>
          <Mark />
          <span translate="no">{name}</span>
        </Link>
        <LanguageSwitch />
        <IconButton
          label={t('logOut')}
          onPress={() => {
            session.end();
            announce(t('loggedOut'));
          }}
        >
          <LogOut aria-hidden />
          <span className={styles.logOut}>{t('logOut')}</span>
        </IconButton>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <BottomMenu items={items} />
      <OpenModal />
      {closedSheetOutcomes}
      <PlayReminder />
    </div>
  );
}

import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import House from 'lucide-react/icons/house';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useState } from 'react';
import { Navigate, NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { session } from '../api/wire/session/session.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Mark } from '../ui/Mark.tsx';
import { serviceName } from '../ui/service-name.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { hasNavigated } from './AppRouter.tsx';
import { BottomMenu, type MenuItem } from './BottomMenu.tsx';
import { learnServiceName } from './learn-service-name.ts';
import styles from './PublicShell.module.css';
import { useToken } from './use-token.ts';
import { attempt } from '../lib/attempt.ts';

/** Whether the address has changed since the document was loaded, also before the app has started. */
function documentHasNavigated(): boolean {
  const loaded = attempt(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? ''));
  return hasNavigated || (loaded !== undefined && loaded.pathname !== window.location.pathname);
}

/**
 * The bars around public pages. Opening it with a token ends the session, except when Back or Forward within the
 * document leads to it: its entry is from before the sign-in, because a public page that opens with a token ends the session,
 * and home replaces it. A page cannot remove entries, and a session must survive Back, also after a reload, so
 * nothing of this is kept in memory.
 */
export function PublicShell() {
  const t = useText('common');
  const signedIn = useToken() !== null;
  const navigation = useNavigationType();
  // A login on this page does not change it. The page stays visible until home is loaded.
  const [cameBack] = useState(() => signedIn && navigation === NavigationType.Pop && documentHasNavigated());
  useEffect(() => {
    if (!cameBack) session.end();
  }, [cameBack]);
  useEffect(() => {
    void learnServiceName();
  }, []);
  if (cameBack && signedIn) return <Navigate to={paths.home} replace />;
  const items: MenuItem[] = [
    { label: t('home'), icon: House, to: paths.login },
    { label: t('register'), icon: UserPlus, to: paths.register },
    { label: t('howTo'), icon: CircleQuestionMark, to: paths.howto },
    { label: t('contact'), icon: MessageSquare, to: paths.contact },
  ];
  return (
    <div className={styles.shell}>
      <SkipLink />
      <main id="content" className={styles.main}>
        <Brand />
        <Outlet />
      </main>
      <BottomMenu items={items} />
    </div>
  );
}

/** The head of the public pages: illustration, mark, name of the service and a welcome line. */
function Brand() {
  const t = useText('common');
  return (
    <div className={styles.brand}>
      <svg aria-hidden>
        <use href="/brand.svg#scene" />
      </svg>
      <div className={styles.name}>
        <Mark />
        <span translate="no">{serviceName.use()}</span>
      </div>
      <p>{t('welcome')}</p>
    </div>
  );
}

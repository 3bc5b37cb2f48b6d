import { CircleHelp, House, MessageSquare, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { session } from '../api/wire/session.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { serviceName } from '../ui/service-name.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { BottomMenu, type MenuItem } from './BottomMenu.tsx';
import styles from './PublicShell.module.css';
import { useToken } from './use-token.ts';

/** The code that makes calls is not part of the first chunk (docs/decisions/002). */
async function learnServiceName() {
  const { askServiceName } = await import('../api/lookup-info.ts');
  serviceName.learn(await askServiceName());
}

/**
 * The frame of public pages. Opening it with a token ends the session, except when Back returns to a page
 * from before the sign-in: that leads home (docs/decisions/006).
 */
export function PublicShell() {
  const t = useText('common');
  const signedIn = useToken() !== null;
  const navigation = useNavigationType();
  // Not changed by a login on this page, which stays visible until home is there.
  const [cameBack] = useState(() => navigation === NavigationType.Pop && session.startedHere());
  useEffect(() => {
    if (!cameBack) session.end();
  }, [cameBack]);
  useEffect(() => {
    // If the call fails, the name of the build stays.
    if (!serviceName.isKnown()) learnServiceName().catch(() => undefined);
  }, []);
  if (cameBack && signedIn) return <Navigate to={paths.home} replace />;
  const items: MenuItem[] = [
    { label: t('home'), icon: House, to: paths.login },
    { label: t('register'), icon: UserPlus, to: paths.register },
    { label: t('howTo'), icon: CircleHelp, to: paths.howto },
    { label: t('contact'), icon: MessageSquare, to: paths.contact },
  ];
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <main id="content" className={styles['main']}>
        <Brand />
        <Outlet />
      </main>
      <BottomMenu items={items} />
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import type { ModalName } from '../paths.ts';
import { modalAddress, openedHere } from '../ui/modal-address.ts';
import styles from './BottomMenu.module.css';

export type MenuItem = { label: string; icon: LucideIcon } & ({ to: string } | { modal: ModalName });

/** From the events only: some browsers say "offline" when they start, although they are not. */
let isOnline = true;

function watchConnection(onChange: () => void): () => void {
  const note = ({ type }: Event) => {
    isOnline = type === 'online';
    onChange();
  };
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, note);
  return () => {
    for (const event of events) removeEventListener(event, note);
  };
}

/** The main navigation below the content, with the current page marked. Says while the browser is offline (B-03). */
export function BottomMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useText('common');
  const online = useSyncExternalStore(
    watchConnection,
    () => isOnline,
    () => true,
  );
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <p role="status" className={styles.offline}>
        {!online && t('offline')}
      </p>
      <ul>
        {items.map((item) => {
          const content = (
            <>
              <item.icon aria-hidden />
              <span>{item.label}</span>
            </>
          );
          return (
            <li key={item.label}>
              {'to' in item ? (
                <NavLink to={item.to}>{content}</NavLink>
              ) : (
                <Link to={modalAddress(item.modal)} state={openedHere}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

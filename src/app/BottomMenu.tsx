import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import type { ModalName } from '../paths.ts';
import { modalAddress, openedHere } from '../ui/modal-address.ts';
import styles from './BottomMenu.module.css';

export type MenuItem = { label: string; icon: LucideIcon } & ({ to: string } | { modal: ModalName });

interface BottomMenuProps {
  items: readonly MenuItem[];
  /** A line above the menu. */
  children?: ReactNode;
}

/** The main navigation below the content, with the current page marked. */
export function BottomMenu({ items, children }: BottomMenuProps) {
  const t = useText('common');
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      {children}
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

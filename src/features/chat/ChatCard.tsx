import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './ChatCard.module.css';

/** On wide screens the closed chat is one of the ways to reach support that stand side by side. */
export function ChatCard({ onOpen }: { onOpen: () => void }) {
  const t = useText('chat');
  return (
    <div role="group" aria-label={t('title')} className={styles.card}>
      <Mark />
      <Button onPress={onOpen}>{t('inviteHeard')}</Button>
    </div>
  );
}

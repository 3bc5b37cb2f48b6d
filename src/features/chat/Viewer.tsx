import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import styles from './Viewer.module.css';

interface ViewerProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A full-screen dialog for one picture or video. Closes like a sheet. */
export function Viewer({ title, children, onClose }: ViewerProps) {
  const t = useText('common');
  const titleId = useId();
  const { ref, onCancel } = useDialog(onClose);
  return (
    <dialog ref={ref} onCancel={onCancel} aria-labelledby={titleId} className={styles.viewer}>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1} autoFocus>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={t('close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.stage}>{children}</div>
    </dialog>
  );
}

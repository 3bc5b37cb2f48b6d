import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Viewer.module.css';

interface ViewerProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** One picture or video over everything, as large as the screen; closed like a sheet. */
export function Viewer({ title, children, onClose }: ViewerProps) {
  const t = useText('common');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // As in Sheet: closed before it leaves the page, so that the focus goes back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles['viewer']}
      onCancel={(event) => {
        // Escape and the phone's back gesture: the address decides what is open.
        event.preventDefault();
        if (event.target === ref.current) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2 id={titleId} tabIndex={-1} autoFocus>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={t('close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles['stage']}>{children}</div>
    </dialog>
  );
}

import Check from 'lucide-react/icons/check';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Clock3 from 'lucide-react/icons/clock-3';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useText } from '../../i18n/use-text.ts';
import { languageOf } from '../../lib/language-of.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import styles from './DeliveryLine.module.css';
import type { Delivery } from './conversation-view.ts';
import { useSendFailureText } from './use-send-failure-text.ts';

interface DeliveryLineProps {
  delivery: Delivery;
  /** A sent text shows no state. A sent file keeps showing it. */
  isMedia: boolean;
  onResend: () => void;
  onRemove: () => void;
}

/** The delivery state of one's own message, with the possible actions. */
export function DeliveryLine({ delivery, isMedia, onResend, onRemove }: DeliveryLineProps) {
  const t = useText('chat');
  const c = useText('common');
  const failureText = useSendFailureText();
  switch (delivery.state) {
    case 'uploading_file': {
      const label = t('uploading', { n: delivery.percent ?? 0 });
      return (
        <div ref={passFocusOn} className={styles.upload} data-state="uploading_file">
          <div>
            <ProgressBar label={label} percent={delivery.percent ?? 0} />
            <span>{label}</span>
          </div>
          <IconButton label={c('cancel')} onPress={onRemove}>
            <X aria-hidden />
          </IconButton>
        </div>
      );
    }
    case 'sending':
      return (
        <p className={styles.state} data-state="sending">
          <Clock3 aria-hidden />
          <span>{t('sending')}</span>
        </p>
      );
    case 'failed': {
      const reason = (delivery.error && failureText(delivery.error)) ?? t(isMedia ? 'notSent' : 'messageNotSent');
      return (
        <div ref={passFocusOn} className={styles.failed} data-state="failed">
          {isMedia ? (
            <p className={styles.state}>
              <CircleExclamationPoint aria-hidden />
              <span lang={languageOf(reason)}>{reason}</span>
            </p>
          ) : (
            // Marks the state as a button.
            <button type="button" className={styles.state} onClick={onResend}>
              <CircleExclamationPoint aria-hidden />
              <span>
                <span lang={languageOf(reason)}>{reason}</span> <span>{t('tapToSend')}</span>
              </span>
            </button>
          )}
          <div>
            {isMedia && (
              <button type="button" onClick={onResend}>
                <RotateCw aria-hidden />
                <span>{t('sendAgain')}</span>
              </button>
            )}
            <button type="button" onClick={onRemove}>
              <Trash aria-hidden />
              <span>{t('remove')}</span>
            </button>
          </div>
        </div>
      );
    }
    case 'succeed':
      return (
        isMedia && (
          <p className={styles.state} data-state="succeed">
            <Check aria-hidden />
            <span>{t('sent')}</span>
          </p>
        )
      );
  }
}

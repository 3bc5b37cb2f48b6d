import CircleX from 'lucide-react/icons/circle-x';
import type { ApiError } from '../api/wire/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { About } from '../ui/About.tsx';
import { Alert } from '../ui/Alert.tsx';
import type { Elements } from '../ui/elements.ts';
import { ContactText } from './ContactText.tsx';
import styles from './RefusedAlert.module.css';
import { useFailureText } from './use-failure-text.ts';

interface RefusedAlertProps {
  error: ApiError;
  /** Replaces the title, where nothing was commanded. */
  title?: string;
  /** Replaces the standard text of the error. */
  text?: string | undefined;
  /** What was refused. */
  about?: string | Elements;
  onClose: () => void;
}

/** The alert for a refused command: error title and message. */
export function RefusedAlert({ error, title, text, about, onClose }: RefusedAlertProps) {
  const t = useText('common');
  const failureText = useFailureText();
  const said = text ?? failureText(error);
  return (
    <Alert title={title ?? t('refusedTitle')} onClose={onClose}>
      <div className={styles.refusal}>
        <CircleX aria-hidden />
        {about && (
          <p>
            <About>{about}</About>
          </p>
        )}
        <p lang={languageOf(said)}>
          <ContactText>{said}</ContactText>
        </p>
      </div>
    </Alert>
  );
}

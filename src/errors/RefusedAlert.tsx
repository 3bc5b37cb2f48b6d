import CircleX from 'lucide-react/icons/circle-x';
import type { ApiError } from '../api/wire/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { About } from '../ui/About.tsx';
import { Alert, type AlertActions } from '../ui/Alert.tsx';
import type { Elements } from '../ui/elements.ts';
import { MainLink } from '../ui/MainLink.tsx';
import { Units } from '../ui/Units.tsx';
import { contactPath, ContactText, findAdmin } from './ContactText.tsx';
import styles from './RefusedAlert.module.css';
import { useFailureText } from './use-failure-text.ts';

interface RefusedAlertProps extends AlertActions {
  error: ApiError;
  /** Replaces the title, where nothing was commanded. */
  title?: string;
  /** Replaces the standard text of the error. */
  text?: string | undefined;
  /** What was refused: its name. */
  about?: string | Elements;
  /** A sentence that the message lacks. */
  more?: string | false;
  /** The amount and the account, as `Facts`. */
  facts?: Elements;
  onClose: () => void;
}

/** The alert for a refused command: error title and message, and the next step. */
export function RefusedAlert({
  error,
  title,
  text,
  about,
  more,
  facts,
  next,
  close,
  other,
  onClose,
}: RefusedAlertProps) {
  const t = useText('common');
  const titles = useText('titles');
  const failureText = useFailureText();
  const said = text ?? failureText(error);
  const toContact = !next && findAdmin(said) !== undefined;
  // The service's own words often ask to tell support.
  const isOwnText = error.code === undefined && error.text.trim() !== '';
  return (
    <Alert
      title={title ?? t('refusedTitle')}
      next={next || (toContact && <MainLink to={contactPath()}>{titles('contact')}</MainLink>)}
      close={close}
      other={
        other ||
        (isOwnText && !next && !toContact && (
          <MainLink look="plain" to={contactPath()}>
            {titles('contact')}
          </MainLink>
        ))
      }
      onClose={onClose}
    >
      <div className={styles.refusal}>
        <CircleX aria-hidden />
        {about && (
          <p>
            <About>{about}</About>
          </p>
        )}
        <p lang={languageOf(said)}>
          {/* No link beside a button that leads to the same page. */}
          {toContact ? <Units>{said}</Units> : <ContactText>{said}</ContactText>}
        </p>
        {more && <p>{more}</p>}
      </div>
      {facts}
    </Alert>
  );
}

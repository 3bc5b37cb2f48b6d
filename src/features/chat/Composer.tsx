import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { isComposingKey } from '../../ui/composing-keys.ts';
import { acceptedAttachments, readDraft } from './composer-rules.ts';
import styles from './Composer.module.css';
import { mediaQuery } from '../../ui/media-query.ts';

interface ComposerProps {
  draft: string;
  /** Whether the field takes the focus immediately. Not on devices whose keyboard covers half of the screen. */
  focused: boolean;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  onFile: (file: File) => void;
}

/** Enter starts a new line on a touch device, and sends with a hardware keyboard. */
const entersSend = () => mediaQuery('(pointer: fine)').matches();

export function Composer({ draft, focused, onDraft, onSend, onFile }: ComposerProps) {
  const t = useText('chat');
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isTooLong, used } = readDraft(draft);
  // Runs after the dialog has opened and focused its title.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const submit = () => {
    field.current?.focus();
    if (text !== '' && !isTooLong) onSend(text);
  };
  return (
    <form
      noValidate
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {used !== undefined && (
        <p id={noteId} className={styles.note} data-wrong={isTooLong || undefined} role="status">
          {isTooLong && <span>{t('messageTooLong')}</span>}
          <span className={styles.used}>{`${used}/${limits.messageMax}`}</span>
        </p>
      )}
      <label className={styles.attach}>
        <Paperclip aria-hidden />
        <span className="visually-hidden">{t('attach')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={acceptedAttachments}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            // Otherwise choosing the same file again fires no change event.
            currentTarget.value = '';
          }}
        />
      </label>
      <textarea
        ref={field}
        rows={1}
        className={styles.field}
        aria-label={t('typeMessage')}
        placeholder={t('typeMessage')}
        aria-invalid={isTooLong || undefined}
        aria-describedby={used === undefined ? undefined : noteId}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter that ends an IME composition does not send.
          if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent) || !entersSend()) return;
          event.preventDefault();
          submit();
        }}
        onPaste={(event) => {
          const { files, types } = event.clipboardData;
          const [file] = files;
          // Office programs add a picture to copied text. Paste the text.
          const isText = types.includes('text/plain') && types.includes('text/html');
          if (!file || isText) return;
          event.preventDefault();
          onFile(file);
        }}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={t('send')}
        aria-disabled={text === '' || isTooLong || undefined}
        // Keeps the keyboard of a phone open between messages.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendHorizontal aria-hidden />
      </button>
    </form>
  );
}

import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { acceptedAttachments } from './attachment-rules.ts';
import styles from './Composer.module.css';
import { readDraft } from './draft-rules.ts';

interface ComposerProps {
  draft: string;
  /** Whether writing begins at once: where no keyboard covers half of the screen. */
  focused: boolean;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  onFile: (file: File) => void;
}

/** A phone's Enter begins a line, as people know it from there; a keyboard's sends. */
const entersSend = () => matchMedia('(pointer: fine)').matches;

/** Where the member writes. */
export function Composer({ draft, focused, onDraft, onSend, onFile }: ComposerProps) {
  const t = useText('chat');
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isTooLong, used } = readDraft(draft);
  // After the dialog has opened, which puts the focus on its title.
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
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {used !== undefined && (
        <p id={noteId} className={styles['note']} data-wrong={isTooLong || undefined} role="status">
          {isTooLong && <span>{t('messageTooLong')}</span>}
          <span className={styles['used']}>
            {used}/{limits.messageMax}
          </span>
        </p>
      )}
      <label className={styles['attach']}>
        <Paperclip aria-hidden />
        <span className="visually-hidden">{t('attach')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={acceptedAttachments}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <textarea
        ref={field}
        rows={1}
        className={styles['field']}
        aria-label={t('typeMessage')}
        placeholder={t('typeMessage')}
        aria-invalid={isTooLong || undefined}
        aria-describedby={used === undefined ? undefined : noteId}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={(event) => {
          // The Enter that ends the composition of a letter sends nothing.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersSend()) return;
          event.preventDefault();
          submit();
        }}
        onPaste={(event) => {
          const { files, types } = event.clipboardData;
          const [file] = files;
          // What is copied from an office program has a picture of itself beside it: the text is meant.
          const isText = types.includes('text/plain') && types.includes('text/html');
          if (!file || isText) return;
          event.preventDefault();
          onFile(file);
        }}
      />
      <button
        type="submit"
        className={styles['send']}
        aria-label={t('send')}
        data-idle={text === '' || isTooLong || undefined}
        // The keyboard of a phone stays while one message follows another.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendHorizontal aria-hidden />
      </button>
    </form>
  );
}

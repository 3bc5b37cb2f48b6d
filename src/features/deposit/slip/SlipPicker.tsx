import { ImageUp } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { acceptedTypes, slipMegabytes } from './slip-file-rules.ts';
import styles from './SlipPicker.module.css';
import { SlipPreview } from './SlipPreview.tsx';

interface SlipPickerProps {
  file: File | undefined;
  /** What is wrong with it. */
  error: string | undefined;
  disabled: boolean;
  input: Ref<HTMLInputElement>;
  onPick: (file: File) => void;
}

/** Chooses the picture of a slip and shows it before it is sent (B-07). */
export function SlipPicker({ file, error, disabled, input, onPick }: SlipPickerProps) {
  const t = useText('deposit');
  const noteId = useId();
  return (
    <div className={styles['picker']} data-invalid={Boolean(error) || undefined}>
      {file && <SlipPreview file={file} />}
      {file && <bdi className={styles['name']}>{file.name}</bdi>}
      <label className={styles['choose']}>
        <ImageUp aria-hidden />
        {file ? t('chooseAnotherSlip') : t('chooseSlip')}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={acceptedTypes.join()}
          // Not `disabled`, which would not take the focus when the upload is refused.
          aria-disabled={disabled || undefined}
          onClick={(event) => {
            if (disabled) event.preventDefault();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? [];
            if (picked) onPick(picked);
            // So that the same file can be chosen again after it was changed.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={noteId} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
        {error ?? t('slipFormats', { n: slipMegabytes })}
      </p>
    </div>
  );
}

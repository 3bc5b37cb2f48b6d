import ImageUp from 'lucide-react/icons/image-up';
import { useId, useMemo, useRef, useState, type Ref } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { announce } from '../../../ui/Announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showFile } from '../../../ui/show-file.ts';
import { Units } from '../../../ui/Units.tsx';
import { useFilesByHand } from '../../../ui/use-files-by-hand.ts';
import { acceptedTypes, slipMegabytes } from './slip-file-rules.ts';
import styles from './SlipPicker.module.css';

interface SlipPickerProps {
  file: File | undefined;
  /** The error of the file. */
  error: string | undefined;
  disabled: boolean;
  input: Ref<HTMLInputElement>;
  /** Resolves to whether the file can be sent. */
  onPick: (file: File) => Promise<boolean>;
  onRemove: () => void;
  /** Several files were dropped or pasted. */
  onSeveral: () => void;
}

/** Chooses the picture of a slip and previews it. It can also be dropped on or pasted into the sheet (B-07). */
export function SlipPicker({ file, error, disabled, input, onPick, onRemove, onSeveral }: SlipPickerProps) {
  const t = useText('deposit');
  const nameId = useId();
  const errorId = useId();
  const formatsId = useId();
  const box = useRef<HTMLDivElement>(null);
  const take = async (given: File) => {
    if (await onPick(given)) announce(t('slipChosen', { name: given.name }));
  };
  const isOver = useFilesByHand(box, {
    pastes: true,
    onFiles: disabled
      ? undefined
      : ([given, ...others]) => {
          if (others.length > 0) onSeveral();
          else if (given) void take(given);
        },
  });
  return (
    <div ref={box} className={styles.picker} data-invalid={Boolean(error) || undefined} data-over={isOver || undefined}>
      {file && <SlipPreview file={file} />}
      {file && (
        <bdi id={nameId} className={styles.name} translate="no">
          {file.name}
        </bdi>
      )}
      {file && !disabled && (
        <Button look="link" onPress={onRemove}>
          {t('removeSlip')}
        </Button>
      )}
      <label className={styles.choose}>
        <ImageUp aria-hidden />
        <span>{file ? t('chooseAnotherSlip') : t('chooseSlip')}</span>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={acceptedTypes.join()}
          // Not `disabled`: the control must take the focus when the upload is refused.
          aria-disabled={disabled || undefined}
          onClick={(event) => {
            if (disabled) event.preventDefault();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={[file && nameId, error && errorId, formatsId].filter(Boolean).join(' ')}
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? [];
            if (picked) void take(picked);
            // Otherwise choosing the same file again fires no change event.
            currentTarget.value = '';
          }}
        />
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Units>{error}</Units>
        </p>
      )}
      <p id={formatsId} className={styles.hint}>
        <Units>{t('slipFormats', { n: slipMegabytes })}</Units>
      </p>
      <p className={styles.byHand} aria-hidden={disabled || undefined}>
        {t('dropOrPasteSlip')}
      </p>
    </div>
  );
}

/** The chosen picture in the available space; nothing if the browser cannot render it. */
function SlipPreview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const show = useMemo(() => showFile(file), [file]);
  if (broken === file) return null;
  return (
    <img
      ref={show}
      className={styles.preview}
      alt=""
      onError={() => {
        setBroken(file);
      }}
    />
  );
}

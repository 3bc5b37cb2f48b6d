import { useMemo, useState } from 'react';
import { showFile } from '../../../ui/show-file.ts';
import styles from './SlipPreview.module.css';

/** The chosen picture in the available space; nothing if the browser cannot render it. */
export function SlipPreview({ file }: { file: File }) {
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

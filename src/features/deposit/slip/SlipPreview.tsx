import { useCallback, useState } from 'react';
import styles from './SlipPreview.module.css';

/** The chosen picture, as large as there is room for; nothing when the browser cannot draw it. */
export function SlipPreview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => {
        URL.revokeObjectURL(image.src);
      };
    },
    [file],
  );
  if (broken === file) return null;
  return (
    <img
      ref={show}
      className={styles['preview']}
      alt=""
      onError={() => {
        setBroken(file);
      }}
    />
  );
}

import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { Alert } from './Alert.tsx';
import { topDialog } from './top-dialog.ts';

/** The alert with the whole text of a toast that shows only its first lines. */
export function WholeText({ text, onClose }: { text: string; onClose: () => void }) {
  const c = useText('common');
  useEffect(
    () => () => {
      // The button of the toast is gone, and the page behind a sheet is inert.
      topDialog()?.focus();
    },
    [],
  );
  return (
    <Alert title={c('refusedTitle')} onClose={onClose}>
      <p lang={languageOf(text)}>{text}</p>
    </Alert>
  );
}

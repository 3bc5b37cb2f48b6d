import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { Alert } from './Alert.tsx';

/** The alert with the whole text of a toast that shows only its first lines. */
export function WholeText({ text, onClose }: { text: string; onClose: () => void }) {
  const c = useText('common');
  return (
    <Alert title={c('refusedTitle')} onClose={onClose}>
      <p lang={languageOf(text)}>{text}</p>
    </Alert>
  );
}

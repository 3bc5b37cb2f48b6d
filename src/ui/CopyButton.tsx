import Copy from 'lucide-react/icons/copy';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import { toast } from './Toasts.tsx';

interface CopyButtonProps {
  /** The copied text. */
  text: string;
  /** The action, such as "Copy account number". */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <IconButton label={label} onPress={() => void copy(text)}>
      <Copy aria-hidden />
    </IconButton>
  );
}

/** Copies a text and confirms it, or reports that the browser does not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText('common');
  return async (text) => {
    try {
      // `navigator.clipboard` is missing on pages without https.
      await navigator.clipboard.writeText(text);
      toast('success', t('copied', { text }));
    } catch {
      toast('danger', t('copyFailed'));
    }
  };
}

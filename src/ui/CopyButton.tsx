import { Copy } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import { toast } from './toasts.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button does, such as "Copy account number". */
  label: string;
}

/** Copies a text and says so; also when the browser does not allow it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useText('common');
  const copy = async () => {
    try {
      // Missing altogether on a page without https.
      await navigator.clipboard.writeText(text);
      toast('success', t('copied', { text }));
    } catch {
      toast('danger', t('copyFailed'));
    }
  };
  return (
    <IconButton label={label} onPress={() => void copy()}>
      <Copy aria-hidden />
    </IconButton>
  );
}

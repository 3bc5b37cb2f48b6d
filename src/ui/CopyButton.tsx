import Copy from 'lucide-react/icons/copy';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { toast } from './Toasts.tsx';
import { attempt } from '../lib/attempt.ts';
import { topDialog } from './top-dialog.ts';

interface CopyButtonProps {
  /** The copied text. */
  text: string;
  /** The action, such as "Copy account number". */
  label: string;
  /** Shown in place of the icon, where copying is the next step: the first words of `label`. */
  shown?: string;
}

export function CopyButton({ text, label, shown }: CopyButtonProps) {
  const copy = useCopy();
  const onPress = () => void copy(text);
  if (shown !== undefined) {
    return (
      <Button name={label} onPress={onPress}>
        {shown}
      </Button>
    );
  }
  return (
    <IconButton label={label} onPress={onPress}>
      <Copy aria-hidden />
    </IconButton>
  );
}

/** Copies a text and confirms it, or reports that the browser does not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText('common');
  return async (text) => {
    if ((await isWritten(text)) || isCopiedFromField(text)) toast('success', t('copied', { text }));
    else toast('danger', t('copyFailed'));
  };
}

/** `navigator.clipboard` is missing on pages without https, and browsers of other apps refuse it or do nothing. */
async function isWritten(text: string): Promise<boolean> {
  const answer: unknown = attempt(() => navigator.clipboard.writeText(text));
  if (!(answer instanceof Promise)) return false;
  return answer.then(
    () => true,
    () => false,
  );
}

/** The way of before: from a selected field, which is in the open dialog, because everything else is inert. */
function isCopiedFromField(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  (topDialog() ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only other way, and all engines have it
  const isCopied = attempt(() => document.execCommand('copy')) === true;
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}

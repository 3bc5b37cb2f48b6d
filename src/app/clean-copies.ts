import { withoutLineBreaks } from '../i18n/line-breaks.ts';

/** Copies the selected text without the invisible marks of the app's texts. */
export function cleanCopies(): void {
  document.addEventListener('copy', (event) => {
    const selected = String(getSelection());
    const text = withoutLineBreaks(selected);
    if (text === selected) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
}

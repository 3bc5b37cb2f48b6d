import { languageOf } from '../lib/language-of.ts';
import { ErrorLine } from '../ui/ErrorLine.tsx';
import { ContactText } from './ContactText.tsx';

/** The inline error of a form for a refusal. Empty without one. */
export function FailureLine({ children: text }: { children: string | null }) {
  return <ErrorLine lang={text ? languageOf(text) : undefined}>{text && <ContactText>{text}</ContactText>}</ErrorLine>;
}

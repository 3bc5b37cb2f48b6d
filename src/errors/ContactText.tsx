import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { session } from '../api/wire/session/session.ts';
import { textOf } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { paths } from '../paths.ts';
import { ErrorLine } from '../ui/ErrorLine.tsx';
import { Units } from '../ui/Units.tsx';

/** The words of a text that name support, such as "contact support". */
export function findAdmin(text: string): { start: number; end: number } | undefined {
  const found = new RegExp(`(${textOf('common')('contactWords')})(?![a-z])`, 'i').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** A text in which the words that name the admin lead to the contact page. */
export function ContactText({ children: text }: { children: string }) {
  // Renders again when the language changes.
  useText('common');
  const admin = findAdmin(text);
  if (!admin) return <Units>{text}</Units>;
  return (
    <>
      <Units>{text.slice(0, admin.start)}</Units>
      <ContactLink>{text.slice(admin.start, admin.end)}</ContactLink>
      <Units>{text.slice(admin.end)}</Units>
    </>
  );
}

/** A link to the contact page: that of the member area with a session, otherwise the public one. */
export function ContactLink({ children }: { children: ReactNode }) {
  return <Link to={contactPath()}>{children}</Link>;
}

export const contactPath = () => (session.token() === null ? paths.contact : paths.memberContact);

/** The inline error of a form for a refusal. Empty without one. */
export function FailureLine({ children: text, isUnknown = false }: { children: string | null; isUnknown?: boolean }) {
  return (
    <ErrorLine lang={text ? languageOf(text) : undefined} isUnknown={isUnknown}>
      {text && <ContactText>{text}</ContactText>}
    </ErrorLine>
  );
}

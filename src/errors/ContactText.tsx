import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { session } from '../api/wire/session/session.ts';
import { textOf } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { paths } from '../paths.ts';
import { ErrorLine } from '../ui/ErrorLine.tsx';
import { Units } from '../ui/Units.tsx';

/** The words of a text that name the admin: "contact the admin", otherwise "admin" alone. */
export function findAdmin(text: string): { start: number; end: number } | undefined {
  const c = textOf('common');
  for (const words of [c('contactAdmin'), c('admin')]) {
    const found = new RegExp(`${words}(?![a-z])`, 'i').exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
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
  return <Link to={session.token() === null ? paths.contact : paths.memberContact}>{children}</Link>;
}

/** The inline error of a form for a refusal. Empty without one. */
export function FailureLine({ children: text }: { children: string | null }) {
  return <ErrorLine lang={text ? languageOf(text) : undefined}>{text && <ContactText>{text}</ContactText>}</ErrorLine>;
}

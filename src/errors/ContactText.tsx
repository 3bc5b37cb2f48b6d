import { useText } from '../i18n/use-text.ts';
import { ContactLink } from './ContactLink.tsx';
import { findAdmin } from './find-admin.ts';

/** A text in which the words that name the admin lead to the contact page. */
export function ContactText({ children: text }: { children: string }) {
  // Renders again when the language changes.
  useText('common');
  const admin = findAdmin(text);
  if (!admin) return text;
  return (
    <>
      {text.slice(0, admin.start)}
      <ContactLink>{text.slice(admin.start, admin.end)}</ContactLink>
      {text.slice(admin.end)}
    </>
  );
}

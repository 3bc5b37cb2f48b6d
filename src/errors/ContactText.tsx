import { Link } from 'react-router-dom';
import { session } from '../api/wire/session.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';

/** A text in which the words "contact the admin" lead to the contact page. */
export function ContactText({ children: text }: { children: string }) {
  const c = useText('common');
  const phrase = c('contactAdmin');
  const start = text.toLowerCase().indexOf(phrase.toLowerCase());
  if (start < 0) return text;
  const end = start + phrase.length;
  return (
    <>
      {text.slice(0, start)}
      <Link to={session.token() === null ? paths.contact : paths.memberContact}>{text.slice(start, end)}</Link>
      {text.slice(end)}
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { session } from '../api/wire/session.ts';
import { paths } from '../paths.ts';

/** A link to the contact page: that of the member area with a session, otherwise the public one. */
export function ContactLink({ children }: { children: ReactNode }) {
  return <Link to={session.token() === null ? paths.contact : paths.memberContact}>{children}</Link>;
}

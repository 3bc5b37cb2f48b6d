import { useText } from '../i18n/use-text.ts';
import { ContactLink } from './ContactLink.tsx';

/** For a form whose refusals are toasts: a toast that names the admin is gone before a link in it can be followed. */
export function ContactUs({ shown }: { shown: boolean }) {
  const t = useText('titles');
  return (
    shown && (
      <p>
        <ContactLink>{t('contact')}</ContactLink>
      </p>
    )
  );
}

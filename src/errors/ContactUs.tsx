import { useText } from '../i18n/use-text.ts';
import { ContactLink } from './ContactText.tsx';

/** A link below a form whose refusals are toasts. A toast disappears too early to follow a link in it. */
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

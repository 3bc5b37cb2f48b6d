import { useText } from '../../i18n/use-text.ts';

/** The support chat, where the service has one. */
export function ChatWidget() {
  const t = useText('chat');
  return <p>{t('title')}</p>;
}

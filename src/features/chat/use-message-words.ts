import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { shownOf, visibleName } from './message-kind.ts';

/** A message as plain text, for screen readers and for the notice beside the closed chat. */
export function useMessageWords(): (message: Schemas['ChatMessage']) => string {
  const t = useText('chat');
  return ({ message }) => {
    const { text, media, cards = [], buttons = [], replies = [] } = shownOf(message) ?? { text: t('messageUnknown') };
    const offered = [...cards, ...buttons, ...replies].map(({ title }) => title);
    const named = media && [t(media.kind), visibleName(media.name)];
    return [text, ...(named ?? []), ...offered].filter(Boolean).join(' ');
  };
}

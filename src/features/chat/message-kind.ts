import type { Schemas } from '../../api/wire/types.ts';

export interface Media {
  kind: 'image' | 'video' | 'file';
  /** As the server sent it. */
  address: string;
  name: string;
}

/** What there is to draw of a message, whatever its type; undefined for what it has not. */
export interface Shown {
  text?: string | undefined;
  media?: Media | undefined;
  cards?: readonly Schemas['ChatCard'][] | undefined;
  /** Below one another; a quick reply is a short answer, in a row with the others. */
  buttons?: readonly Schemas['ChatButton'][] | undefined;
  replies?: readonly Schemas['ChatButton'][] | undefined;
}

const filled = <T>(list: readonly T[] | undefined) => (list?.length ? list : undefined);

function mediaIn({ fileType, url, filePath, name }: Schemas['ChatPayload'], file: File | undefined): Media | undefined {
  const address = url || filePath || '';
  if (!address && !file) return undefined;
  const kind = fileType === 'image' || fileType === 'video' ? fileType : 'file';
  return { kind, address, name: name ?? '' };
}

/**
 * Of a type that nobody knows only the text is shown; null when a message has nothing to show here. A file of this
 * device needs no address.
 */
export function shownOf({ message_type: type, payload }: Schemas['ChatMessageBody'], file?: File): Shown | null {
  const text = payload.message?.trim() ? payload.message : undefined;
  const shown: Shown = {
    text,
    media: type === 'media' ? mediaIn(payload, file) : undefined,
    cards: type === 'generic' ? filled(payload.generic) : undefined,
    buttons: type === 'buttons' ? filled(payload.buttons) : undefined,
    replies: type === 'quick_replies' ? filled(payload.buttons) : undefined,
  };
  return Object.values(shown).some((part) => part !== undefined) ? shown : null;
}

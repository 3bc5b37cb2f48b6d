import { chatFileTypes, chatMessageTypes, type ChatFileType } from '../../../generated/known-values.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { knownValue } from '../../lib/known-value.ts';

export interface Media {
  kind: ChatFileType;
  /** As the server sent it, unchecked. */
  address: string;
  name: string;
}

/** The parts of a message that can be rendered, whatever its type. */
export interface Shown {
  text?: string | undefined;
  media?: Media | undefined;
  cards?: readonly Schemas['ChatCard'][] | undefined;
  /** `buttons` are stacked; `replies` are short answers in a row. */
  buttons?: readonly Schemas['ChatButton'][] | undefined;
  replies?: readonly Schemas['ChatButton'][] | undefined;
}

const filled = <T>(list: readonly T[] | undefined) => (list?.length ? list : undefined);

function mediaIn({ fileType, url, filePath, name }: Schemas['ChatPayload'], file: File | undefined): Media | undefined {
  const address = url || filePath || '';
  if (!address && !file) return undefined;
  const kind = knownValue(chatFileTypes, fileType) ?? 'file';
  return { kind, address, name: name ?? '' };
}

/**
 * Unknown types show their text only. Null when there is nothing to show. A local file needs no address.
 */
export function shownOf({ message_type, payload }: Schemas['ChatMessageBody'], file?: File): Shown | null {
  const type = knownValue(chatMessageTypes, message_type);
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

// Control, formatting, surrogate, private-use and line-separator characters. They can hide or reverse parts of a name.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Makes hidden characters of a file name visible: `photo<U+202E>gpj.exe` would otherwise be displayed as photoexe.jpg.
 */
export function visibleName(name: string): string {
  return name.replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

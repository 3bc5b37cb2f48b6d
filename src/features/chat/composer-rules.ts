import { limits, megabyte } from '../../lib/limits.ts';

const imageTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif'];
const videoTypes = ['video/mp4', 'video/quicktime'];

/** The `accept` list of the file dialog. */
export const acceptedAttachments = [...imageTypes, ...videoTypes].join();

/** Which of the two uploads takes a file; undefined if neither does. */
export function attachmentKind({ type }: Pick<File, 'type'>): 'image' | 'video' | undefined {
  if (imageTypes.includes(type)) return 'image';
  return videoTypes.includes(type) ? 'video' : undefined;
}

/** A text key of `common` with its placeholders. */
export type AttachmentProblem = { text: 'fileNotSupported' | 'oneFileOnly' } | { text: 'fileTooLarge'; n: number };

/**
 * Why a file cannot be sent: its type is not listed (or it has no extension, A-90), it is empty, or it is too large.
 */
export function attachmentProblem(file: Pick<File, 'name' | 'type' | 'size'>): AttachmentProblem | undefined {
  const kind = attachmentKind(file);
  const hasExtension = /[^./\\]\.[^./\\\s]+$/.test(file.name);
  if (!kind || !hasExtension || file.size === 0) return { text: 'fileNotSupported' };
  const most = kind === 'image' ? limits.imageMaxBytes : limits.videoMaxBytes;
  return file.size > most ? { text: 'fileTooLarge', n: most / megabyte } : undefined;
}

/** From this length on the field shows its character count. */
const nearTheLimit = limits.messageMax - 200;

/** The text to send, and whether it can be sent. Characters are code points, as in the contract: an emoji is one or a few. */
export function readDraft(draft: string) {
  const text = draft.trim();
  // A text has at most as many code points as code units, so a short one is not counted.
  const length = text.length > nearTheLimit ? Array.from(text).length : 0;
  return {
    text,
    isTooLong: length > limits.messageMax,
    /** Number of characters; undefined far below the limit. */
    used: length > nearTheLimit ? length : undefined,
  };
}

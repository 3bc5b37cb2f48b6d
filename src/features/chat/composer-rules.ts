import { limits, megabyte } from '../../lib/limits.ts';
import { readGivenFile, type FileLimits } from '../../ui/read-given-file.ts';

const accepted: FileLimits = {
  'image/png': limits.imageMaxBytes,
  'image/jpeg': limits.imageMaxBytes,
  'image/gif': limits.imageMaxBytes,
  'video/mp4': limits.videoMaxBytes,
  'video/quicktime': limits.videoMaxBytes,
};

/** The `accept` list of the file dialog, including the non-standard name for JPEG. It is sent as image/jpeg. */
export const acceptedAttachments = [...Object.keys(accepted), 'image/jpg'].join();

export const attachmentMegabytes = {
  image: limits.imageMaxBytes / megabyte,
  video: limits.videoMaxBytes / megabyte,
};

/** A text key of `files` with its placeholders. */
export type AttachmentProblem =
  | { text: 'fileNotSupported' | 'fileNotReadable' | 'oneFileOnly' }
  | { text: 'fileTooLarge'; n: number };

/**
 * The file to send, or why it cannot be sent: its content has no listed type or its name no extension, it is
 * too large, or it is a picture that cannot be shown.
 */
export async function readAttachment(
  file: File,
): Promise<{ file: File; problem?: undefined } | { problem: AttachmentProblem }> {
  const hasExtension = /[^./\\]\.[^./\\\s]+$/.test(file.name);
  if (!hasExtension) return { problem: { text: 'fileNotSupported' } };
  const given = await readGivenFile(file, accepted);
  switch (given.problem) {
    case undefined:
      return given;
    case 'notSupported':
      return { problem: { text: 'fileNotSupported' } };
    case 'notReadable':
      return { problem: { text: 'fileNotReadable' } };
    case 'tooLarge':
      return { problem: { text: 'fileTooLarge', n: given.maxBytes / megabyte } };
  }
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

import { limits, megabyte } from '../../lib/limits.ts';

const imageTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif'];
const videoTypes = ['video/mp4', 'video/quicktime'];

/** What the file dialog offers. */
export const acceptedAttachments = [...imageTypes, ...videoTypes].join();

/** Which of the two uploads takes a file; undefined when neither does. */
export function attachmentKind({ type }: Pick<File, 'type'>): 'image' | 'video' | undefined {
  if (imageTypes.includes(type)) return 'image';
  return videoTypes.includes(type) ? 'video' : undefined;
}

/** A text of `common` and what is put into it. */
export type AttachmentProblem = { text: 'fileNotSupported' } | { text: 'fileTooLarge'; n: number };

/** What keeps a file from being sent: a name without an extension or a type off the list alike, nothing in it, its size. */
export function attachmentProblem(file: Pick<File, 'name' | 'type' | 'size'>): AttachmentProblem | undefined {
  const kind = attachmentKind(file);
  const hasExtension = /[^./\\]\.[^./\\\s]+$/.test(file.name);
  if (!kind || !hasExtension || file.size === 0) return { text: 'fileNotSupported' };
  const most = kind === 'image' ? limits.imageMaxBytes : limits.videoMaxBytes;
  return file.size > most ? { text: 'fileTooLarge', n: most / megabyte } : undefined;
}

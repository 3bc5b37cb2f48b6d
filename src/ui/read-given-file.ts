import { contentType, type FileType } from '../lib/content-type.ts';
import { canShowPicture } from './can-show-picture.ts';

/** The accepted types with their largest size in bytes. */
export type FileLimits = Readonly<Partial<Record<FileType, number>>>;

/** The file to send, which has the type of its content, or why it cannot be sent. */
type GivenFile =
  | { file: File; problem?: undefined }
  | { problem: 'notSupported' | 'notReadable' }
  | { problem: 'tooLarge'; maxBytes: number };

/** Reads a file that the member gave. Videos are not decoded: support may play what this browser cannot. */
export async function readGivenFile(file: File, accepted: FileLimits): Promise<GivenFile> {
  let type: FileType | undefined;
  try {
    type = await contentType(file);
  } catch {
    // For example, it was deleted, or a cloud drive does not hand it out.
    return { problem: 'notReadable' };
  }
  const maxBytes = type && accepted[type];
  if (!type || maxBytes === undefined) return { problem: 'notSupported' };
  if (file.size > maxBytes) return { problem: 'tooLarge', maxBytes };
  if (type.startsWith('image/') && !(await canShowPicture(file))) return { problem: 'notReadable' };
  if (file.type === type) return { file };
  return { file: new File([file], file.name, { type, lastModified: file.lastModified }) };
}

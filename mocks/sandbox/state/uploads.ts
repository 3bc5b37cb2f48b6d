import type { Upload, World } from './world.ts';

export function fileOf(form: FormData): File | null {
  const part = form.get('file');
  return part instanceof File ? part : null;
}

/** The extension of a file name in lower case, such as `.png`; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Memory for uploads, in bytes. */
const most = 100 * 1_048_576;

/** Stores a file byte for byte and returns its address. The oldest files make room for it. */
export function keepUpload({ uploads }: Pick<World, 'uploads'>, address: string, upload: Upload): string {
  uploads.set(address, upload);
  let size = [...uploads.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  for (const [oldest, { bytes }] of uploads) {
    if (size <= most) break;
    uploads.delete(oldest);
    size -= bytes.length;
  }
  return address;
}

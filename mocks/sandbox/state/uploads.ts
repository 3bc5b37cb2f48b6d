import type { Upload, World } from './world.ts';

export function fileOf(form: FormData): File | null {
  const part = form.get('file');
  return part instanceof File ? part : null;
}

/** The extension of a file name in lower case, such as `.png`; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Stores a file byte for byte and returns its address. */
export function keepUpload(world: World, address: string, upload: Upload): string {
  world.uploads.set(address, upload);
  return address;
}

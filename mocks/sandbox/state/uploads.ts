import type { Upload, World } from './world.ts';

/** The extension of a file name in lower case, such as `.png`; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Stores a file byte for byte and returns its address. */
export function keepUpload(world: World, address: string, upload: Upload): string {
  world.uploads.set(address, upload);
  return address;
}

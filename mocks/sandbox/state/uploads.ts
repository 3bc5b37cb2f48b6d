import type { Upload, World } from './world.ts';

/** `.png` of a file name, in small letters; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Keeps a file byte for byte under the address it is then served at, which it returns. */
export function keepUpload(world: World, address: string, upload: Upload): string {
  world.uploads.set(address, upload);
  return address;
}

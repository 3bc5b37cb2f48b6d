/** A type of file that the contract takes somewhere. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'video/mp4' | 'video/quicktime';

/** How the files of a type begin, one character per byte. */
const beginnings: readonly (readonly [FileType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  // Old QuickTime files have no `ftyp` part.
  ['video/quicktime', /^[^]{4}(ftypqt {2}|moov|mdat|wide|pnot)/],
  // The same container also holds pictures (HEIC, AVIF, JPEG XL, Canon) and sound.
  ['video/mp4', /^[^]{4}ftyp(?!avi[fs]|he[iv][a-z]|mi[af]|msf1|jp|jxl|crx|M4[ABP]|F4[AB]|aax)/],
];

const longestBeginning = 16;

/**
 * The type by the first bytes, whatever the file is called; undefined for any other content. Rejects if the file cannot
 * be read.
 */
export async function contentType(file: Blob): Promise<FileType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, longestBeginning).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return beginnings.find(([, beginning]) => beginning.test(text))?.[0];
}

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The first bytes of files, as programs and phones write them. */
export const beginningOf = {
  'image/png': bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'image/jpeg': bytes('\xff\xd8\xff\xe1\0\x18Exif\0\0'),
  'image/gif': bytes('GIF89a\x01\0\x01\0'),
  'image/webp': bytes('RIFF\x24\0\0\0WEBPVP8 '),
  'video/mp4': bytes('\0\0\0\x18ftypmp42\0\0\0\0isommp42'),
  'video/quicktime': bytes('\0\0\0\x14ftypqt  \0\0\0\0qt  '),
  heic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  pdf: bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg">'),
  empty: bytes(''),
};

export type FileKind = keyof typeof beginningOf;

import { objectUrl } from '../lib/object-url.ts';
import { timings } from '../lib/timings.ts';

/** Resolves to false if the browser has decoded nothing; to true also if it gives no verdict. */
async function decodes(address: string): Promise<boolean> {
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'EncodingError');
  }
}

/**
 * Whether a picture can be shown. A browser that cannot tell, or not in time, refuses nothing: the service judges the
 * picture too.
 */
export async function canShowPicture(file: Blob): Promise<boolean> {
  const address = objectUrl(file);
  if (address === undefined) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), timings.pictureCheck);
  });
  try {
    return await Promise.race([decodes(address), late]);
  } finally {
    clearTimeout(timer);
    URL.revokeObjectURL(address);
  }
}

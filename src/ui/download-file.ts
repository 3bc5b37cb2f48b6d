import { objectUrl } from '../lib/object-url.ts';

/** Safari reads the address some time after the click. */
const keptFor = 10_000;

/** Downloads a file under a name. Throws where the browser cannot. */
export function downloadFile(name: string, content: Blob): void {
  const url = objectUrl(content);
  if (url === undefined) throw new Error('The browser gives the file no address');
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}

import { objectUrl } from '../lib/object-url.ts';

/** A ref that shows a local file in an element and releases it on unmount. */
export const showFile = (file: File) => (element: HTMLImageElement | HTMLVideoElement | null) => {
  if (!element) return undefined;
  // Without an address there is no preview; the file can still be sent.
  const address = objectUrl(file);
  if (!address) return undefined;
  element.src = address;
  return () => {
    URL.revokeObjectURL(address);
  };
};

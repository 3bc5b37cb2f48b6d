/** A ref that shows a local file in an element and releases it on unmount. */
export const showFile = (file: File) => (element: HTMLImageElement | HTMLVideoElement | null) => {
  if (!element) return undefined;
  element.src = URL.createObjectURL(file);
  return () => {
    URL.revokeObjectURL(element.src);
  };
};

/** A ref that lets an element show a file of this device, and lets go of the file with it. */
export const showFile = (file: File) => (element: HTMLImageElement | HTMLVideoElement | null) => {
  if (!element) return undefined;
  element.src = URL.createObjectURL(file);
  return () => {
    URL.revokeObjectURL(element.src);
  };
};

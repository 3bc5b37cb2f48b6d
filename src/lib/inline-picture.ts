const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Whether an address is a data URL of a picture. Such a picture loads nothing and runs nothing. */
export const isInlinePicture = (address: string): boolean => inlinePicture.test(address);

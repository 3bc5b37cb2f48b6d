const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Whether an address is itself the picture: nothing is loaded, and nothing in it runs. */
export const isInlinePicture = (address: string): boolean => inlinePicture.test(address);

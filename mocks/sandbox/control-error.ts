/** An invalid control request. The control API answers 400 with this message. */
export class ControlError extends Error {}

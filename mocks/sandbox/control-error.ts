/** A request that makes no sense, told to whoever asked; the control API answers it with 400. */
export class ControlError extends Error {}

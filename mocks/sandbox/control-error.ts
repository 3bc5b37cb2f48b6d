/** A wish that makes no sense, told to whoever asked; the HTTP door answers it with 400. */
export class ControlError extends Error {}

/** Thrown by a judge that cannot run on this machine. The message says why. */
export class NotRun extends Error {}

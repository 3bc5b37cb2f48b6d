/** Ends the set-up. The message is one line that says what the user can do. */
export class Stop extends Error {}

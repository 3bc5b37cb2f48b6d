/** Ends the set-up; the message is one line that says what the person at the keyboard can do about it. */
export class Stop extends Error {}

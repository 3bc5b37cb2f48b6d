/** Every delay, debounce and time limit that the ledger names, in milliseconds. */
export const timings = Object.freeze({
  http: 60_000,
  upload: 300_000,
  /** How long a money command without a key waits for what it touches to be read (quality 3). */
  beforeCommand: 5_000,
  socketRejoin: 5_000,
  markRead: 1_000,
  chatAlert: 4_000,
  /** */
  chatInviteDelay: 1_000,
  toast: 4_000,
  registeredRedirect: 2_000,
  /** A loading indicator shows only when the wait is longer. */
  loadingDelay: 200,
  /** */
  submitDelay: 200,
  agreementDelay: 1_500,
  claimDebounce: 500,
  resizeDebounce: 500,
  /** How long the wheel is seen to stand before its prize is told. */
  wheelRest: 500,
  /** */
  otpResend: 60_000,
});

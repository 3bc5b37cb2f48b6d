/** Delays, debounces and time limits of the product in milliseconds. */
export const timings = Object.freeze({
  http: 60_000,
  upload: 300_000,
  /** Time limit for reading the state before a money command without a key. */
  beforeCommand: 5_000,
  socketRejoin: 5_000,
  markRead: 1_000,
  chatAlert: 4_000,
  /** The specification says "shortly after load". */
  chatInviteDelay: 1_000,
  toast: 4_000,
  /** Between an empty live region and its text: screen readers ignore a text that appears together with its region. */
  announceDelay: 100,
  /** After this time a sheet that was dragged down but not closed moves back. */
  sheetReturn: 600,
  registeredRedirect: 2_000,
  /** A loading indicator appears only if the wait is longer. */
  loadingDelay: 200,
  submitDelay: 200,
  agreementDelay: 1_500,
  claimDebounce: 500,
  resizeDebounce: 500,
  /** Pause between the stop of the wheel and the prize message. */
  wheelRest: 500,
  otpResend: 60_000,
  /** Minimum time between two requests for the name of the service. */
  serviceNameAge: 60_000,
});

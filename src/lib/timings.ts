/** Delays, debounces and time limits of the product in milliseconds. */
export const timings = Object.freeze({
  http: 60_000,
  upload: 300_000,
  /** The page's wallet and statement may be this old to be the state before a money command. */
  recentState: 30_000,
  /** A money command waits at most this long for the state before it: 1 s less `submitDelay`. */
  beforeCommand: 800,
  /** Time limit for reading the state after a refusal. */
  afterRefusal: 5_000,
  /** When the state is read again after an unknown outcome; each after the previous one. */
  secondLook: 3_000,
  thirdLook: 7_000,
  fourthLook: 20_000,
  /** While an answer that says nothing is checked, its form stays locked at most this long. */
  checking: 6_000,
  /** A deposit by gift link may take a minute. */
  giftLinkLook: 70_000,
  /** A command without a known outcome is kept this long in the tab. */
  keptCommand: 86_400_000,
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

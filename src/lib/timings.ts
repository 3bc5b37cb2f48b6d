/** Delays, debounces and time limits of the product in milliseconds. */
export const timings = Object.freeze({
  http: 60_000,
  upload: 300_000,
  /** While the form of a money command is open, the account is read again this often. */
  readBefore: 30_000,
  /** A money command waits at most this long for the state before it: 1 s less `submitDelay`. */
  beforeCommand: 800,
  /** Time limit for one look at the account after a money command. */
  look: 10_000,
  /** When the account is read again after a money command; each after the previous look. */
  secondLook: 3_000,
  thirdLook: 7_000,
  fourthLook: 20_000,
  /** The form of a money command stays locked at most this long after the answer. */
  checking: 6_000,
  /** After TRUELINK_DUPLICATE, because a deposit by gift link may take a minute: after the fourth look. */
  giftLinkLook: 40_000,
  /** A command may cause an item in the account this long, unless a later reading shows that nothing changed. */
  commandStaysOpen: 30_000,
  /** Afterwards passwords and files of a command are gone. React Query looks this often at one that is under way. */
  commandInMemory: 1_000,
  /** A command without a known outcome stays in the storage of the tab this long. */
  storedCommand: 86_400_000,
  socketRejoin: 5_000,
  markRead: 1_000,
  chatAlert: 4_000,
  /** A picture that is not decoded by then is taken. */
  pictureCheck: 5_000,
  /** The specification says "shortly after load". */
  chatInviteDelay: 1_000,
  toast: 4_000,
  /** Between an empty live region and its text: screen readers ignore a text that appears together with its region. */
  announceDelay: 100,
  /** The shortest time of a text in the live region. */
  announcementStays: 1_000,
  /** After this time a sheet that was dragged down but not closed moves back. */
  sheetReturn: 600,
  registeredRedirect: 2_000,
  /** A loading indicator appears only if the wait is longer. */
  loadingDelay: 200,
  /** A step back in the history that takes longer counts as dropped by the browser. */
  historyStep: 1_000,
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

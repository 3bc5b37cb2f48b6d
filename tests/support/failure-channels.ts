import type { OperationId } from '../../generated/operations.ts';

/**
 * The test which shows that a failure of the operation appears in its channel, or nowhere if the channel is silence.
 */
interface Proof {
  /** Relative to tests. */
  file: string;
  /** A part of the test's title, as in its file. */
  title: string;
}

const browser = (file: string, title: string): Proof => ({ file: `e2e/${file}.spec.ts`, title });
const unit = (file: string, title: string): Proof => ({ file: `unit/${file}`, title });

const registration = browser('register', 'R-184 R-182 R-181 R-164 R-446 B-04 each refusal shows its text, once');
const silence = browser('silent', 'R-428 none of the seven says anything of a failure');
const gameOpening = browser('game-open', 'R-295 R-299 the window closes when it fails, and an alert says why');
const money = browser('outcomes', 'is told as what the ledger holds, whatever becomes of its answer');
const chatAlert = browser('chat-writing', 'A-107 R-117 a text that was not sent stays, says so for 4 s');
const banners = browser('banners', 'modal is plain at once without banners, and when they do not come');
const promotion = browser('promotion', 'R-343 R-436 every refusal of a promotion is one alert');
const bonusLoads = browser('bonus', 'what is not loaded can be tried again');
const qrcode = browser('qr', 'R-235 R-236 R-237 A-57 no code is a toast, a refusal an alert');

type Row = Readonly<Partial<Record<OperationId, Proof>>>;

/** The table of A-107: the channel, the ledger's words for its operations, and the operations that each word means. */
export const failureChannels: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'inline line': {
    login: {
      login: browser('errors', 'R-423 R-432 R-435 R-442 R-447 B-04 every code of the login shows one Lao text'),
    },
    'otp send and verify': { sendOtp: registration, verifyOtp: registration },
    'account validate': { validateAccount: registration },
    register: { registerAccount: registration },
    changepwd: { changePassword: browser('change-password', 'R-322 R-445 any other failure is said in the form') },
    'all client-side field rules': {},
  },
  'alert, error title + message': {
    transfer: { transfer: browser('transfer', 'R-251 R-252 R-426 B-04 a refusal is an alert with its title and text') },
    withdrawAll: { withdrawAll: browser('withdraw', 'R-260 R-261 R-426 B-04 a refusal is an alert with its title') },
    'transferAll and transfer from the game modal': {
      transfer: browser('game-transfer', 'R-293 R-426 B-04 a refusal is an alert with title and message'),
      transferAll: browser('game-transfer', 'R-293 a refused transfer of everything is an alert too'),
    },
    'invite/bonus': { receiveInviteBonus: browser('invite', 'R-270 R-437 A-107 B-04 each refusal is an alert') },
    'bonus/activate': {
      activateBonus: browser('bonus-commands', 'R-343 R-436 R-447 every refusal of a bonus is one alert'),
    },
    'promotion/activate': { activatePromotion: promotion },
    'QR create and delete (error status)': { createQrcode: qrcode, deleteQrcode: money },
    'slip upload': { uploadSlip: browser('slip-upload', 'what the server refuses stays to be sent again') },
    'autoLogin and account detail on opening a game': {
      // The short form is the same call for an account without a password (tests/unit/api/game.test.ts, A-04).
      autoLogin: gameOpening,
      autoLoginWithPassword: gameOpening,
      getSlotAccount: browser('game', 'A-107 R-299 an account that does not load is told as an alert'),
    },
    'everything not listed elsewhere': {
      getSlipReference: browser('slips', 'R-080 R-362 A-79 a link is opened as it is, a reference is asked for'),
    },
  },
  'alert, spin error key': {
    'spinwheel/spin': { spin: browser('spin', 'R-385 R-444 A-82 a refused spin is an alert and the wheel stays') },
    'coupon/claim': { claimCoupon: browser('coupons', 'R-392 R-444 B-04 a refused claim is an alert') },
  },
  'dialog with the error': {
    'bonus/clear': {
      clearBonus: browser('bonus-commands', 'R-338 A-107 what cannot be cancelled says why in a dialog'),
    },
  },
  'toast, red, 4 s': {
    'refund/receive': {
      receiveRefund: browser('refund', 'R-281 R-282 R-427 R-438 A-107 B-04 each refusal is a toast'),
    },
    bankAccountName: { updateBankAccountName: browser('bank-name', 'B-04 a failure is a red toast in words') },
    truelink: { submitTruelink: browser('gift-link', 'R-243 R-245 R-427 B-04 a refusal is a toast of four seconds') },
    "QR create with hasQrcode false (server's message, danger)": { createQrcode: qrcode },
    'copy failed': {},
  },
  'not-found message in place': {
    'promotion/find': { findPromotion: browser('promotion', 'R-341 A-107 R-447 what is not found') },
  },
  silent: {
    wallet: { getWallet: silence },
    'invite list': { listInvites: silence },
    'refund list': { listRefunds: silence },
    activate: { activateSlot: silence },
    resetpassword: { resetSlotPassword: silence },
    'lookup/deposit': { getDepositLookup: silence },
    'lookup/agreements': { listAgreements: silence },
  },
  'spinner ends, quiet line at most': {
    'every other load': {
      listBanks: browser('register', 'A-114 R-429 banks and sources that did not come say so'),
      listSources: browser('register', 'A-114 R-429 banks and sources that did not come say so'),
      listConditions: browser('member-shell', 'A-114 R-429 conditions and contact that did not come say so'),
      getContact: browser('member-shell', 'A-114 R-429 conditions and contact that did not come say so'),
      getInfo: browser('silent', 'R-428 R-206 R-207 A-113 silent calls stay silent whatever they answer'),
      getSpinActive: browser('silent', 'R-428 R-206 R-207 A-113 silent calls stay silent whatever they answer'),
      // A command in the contract; it starts the load of home.
      refreshSlots: browser('silent', 'R-428 R-206 R-207 A-113 silent calls stay silent whatever they answer'),
      getNotice: bonusLoads,
      listBonuses: bonusLoads,
      checkActiveBonus: bonusLoads,
      getWithdrawLimits: browser('withdraw', 'R-264 quality 5 while the limits are not known nothing can be sent'),
      getSlipLookup: unit('features/deposit/DepositModal.test.tsx', 'A-114 slip rules that were not loaded'),
      getActive: browser('active-check', 'R-134 A-23 the active check that meets'),
      getRegisterOtp: unit('features/register/OtpCheckFailed.test.tsx', 'A-113 A-107 a failed registerOTP'),
      getEnableChatWidget: browser('chat', 'R-020 R-157 A-113 neither button nor chat call where the service'),
      getProfile: browser('profile', 'A-114 a profile that is not loaded is said in place'),
      getChatConfig: unit('features/chat/quiet-failures.test.ts', 'A-107 a chat config that does not come'),
      listChatHistory: browser('chat', 'R-419 R-033 refresh reads the newest page again'),
      // A command in the contract; the chat sends it by itself when messages were seen.
      markChatRead: unit('features/chat/quiet-failures.test.ts', 'A-107 a report of what was read that fails'),
      listInviteBanners: banners,
      listRefundBanners: banners,
      checkRefund: browser('refund', 'a check that does not come is a quiet line'),
      getSpinSetup: browser('spin', 'A-114 a set-up that does not load can be tried again'),
      listCoupons: browser('coupons', 'R-387 A-114 no coupons, and coupons that do not load, are said'),
      getQrcode: unit('features/deposit/DepositModal.test.tsx', 'A-114 a code that was not loaded'),
      listStatements: browser('statement', 'R-356 R-357 A-114 a load that failed is a quiet line and nothing else'),
      listSlips: unit('features/slips/SlipsModal.test.tsx', 'A-114 a failed load is a quiet line'),
    },
  },
  'chat alert, 4 s': {
    'attachment rules': {},
    'send failures (media: state failed)': {
      sendChatMessage: chatAlert,
      uploadChatImage: browser('chat-media', 'what fails stays and is sent again, or is taken out'),
      uploadChatVideo: unit('features/chat/quiet-failures.test.ts', 'R-405 A-107 a video that was not uploaded'),
    },
  },
};

/** Operations that no screen calls (A-14, tests/contract/calls.test.ts). */
export const withoutScreen: readonly OperationId[] = [
  'addFunds',
  'withdraw',
  'updateProfile',
  'addRefundToWallet',
  'checkMinimumBonus',
  'getCurrentPromotion',
];

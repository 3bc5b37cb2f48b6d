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

const registration = browser('register', 'R-181 R-182 R-184 each refusal shows its text once, and the input stays');
const silence = browser('silent', 'R-428 none of the seven shows a failure, and a command keeps its state');
const gameOpening = browser('game-open', 'R-295 R-299 the window closes when it fails, and an alert says why');
const money = browser('outcomes', 'agrees with the ledger, whatever happens to its answer');
const chatAlert = browser('chat-writing', 'A-107 R-117 a text that could not be sent stays with a message for 4');
const banners = browser('banners', 'modal opens without banners when there are none or they');
const promotion = browser('promotion', 'R-343 R-436 every refusal of a promotion is one alert');
const bonusLoads = browser('bonus', 'A-71 A-114 a refusal of an outdated page updates it; a failed load');
const qrcode = browser('qr', 'R-235 R-236 R-237 a missing code is a toast, a refusal an alert, and');

type Row = Readonly<Partial<Record<OperationId, Proof>>>;

/** The table of A-107: the channel, the ledger's words for its operations, and the operations that each word means. */
export const failureChannels: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'inline line': {
    login: {
      login: browser('errors', 'R-423 R-435 R-446 every code of the login shows one Lao text, and the'),
    },
    'otp send and verify': { sendOtp: registration, verifyOtp: registration },
    'account validate': { validateAccount: registration },
    register: { registerAccount: registration },
    changepwd: {
      changePassword: browser(
        'change-password',
        'R-322 R-445 any other failure is shown in the form, which can be sent',
      ),
    },
    'all client-side field rules': {},
  },
  'alert, error title + message': {
    transfer: { transfer: browser('transfer', 'R-251 R-252 R-426 a refusal is an alert with title and text, and the') },
    withdrawAll: {
      withdrawAll: browser('withdraw', 'R-260 R-261 R-426 a refusal is an alert with title and text, and the'),
    },
    'transferAll and transfer from the game modal': {
      transfer: browser('game-transfer', 'R-293 R-426 B-04 a refusal is an alert with title and message; the'),
      transferAll: browser('game-transfer', 'R-293 a refused transfer of everything is an alert too'),
    },
    'invite/bonus': {
      receiveInviteBonus: browser('invite', 'R-270 R-437 B-04 each refusal is an alert with its text'),
    },
    'bonus/activate': {
      activateBonus: browser('bonus-commands', 'R-343 R-436 R-447 every refusal of a bonus is one alert'),
    },
    'promotion/activate': { activatePromotion: promotion },
    'QR create and delete (error status)': { createQrcode: qrcode, deleteQrcode: money },
    'slip upload': {
      uploadSlip: browser('slip-upload', 'R-218 B-04 A-61 a file that is no slip shows an error and is not'),
    },
    'autoLogin and account detail on opening a game': {
      // The short form is the same call for an account without a password (tests/unit/api/game.test.ts, A-04).
      autoLogin: gameOpening,
      autoLoginWithPassword: gameOpening,
      getSlotAccount: browser('game', 'A-107 R-299 a failed load of the account is an alert, and can be'),
    },
    'everything not listed elsewhere': {
      getSlipReference: browser('slips', 'R-080 R-362 A-79 a link opens directly, a reference is looked up'),
    },
  },
  'alert, spin error key': {
    'spinwheel/spin': { spin: browser('spin', 'R-385 R-444 A-82 a refused spin is an alert and the wheel does not') },
    'coupon/claim': {
      claimCoupon: browser('coupons', 'R-392 R-444 B-04 a refused claim is an alert, with any status; no'),
    },
  },
  'dialog with the error': {
    'bonus/clear': {
      clearBonus: browser('bonus-commands', 'R-338 A-107 a refused cancellation shows the reason in a dialog, and'),
    },
  },
  'toast, red, 4 s': {
    'refund/receive': {
      receiveRefund: browser('refund', 'R-281 R-282 R-438 each refusal is a toast with its text'),
    },
    bankAccountName: {
      updateBankAccountName: browser(
        'bank-name',
        'R-312 R-313 B-04 a failure is a red toast; the typed name stays and',
      ),
    },
    truelink: {
      submitTruelink: browser('gift-link', 'R-243 R-245 R-427 a refusal is a toast of four seconds, and the typed'),
    },
    "QR create with hasQrcode false (server's message, danger)": { createQrcode: qrcode },
    'copy failed': {},
  },
  'not-found message in place': {
    'promotion/find': {
      findPromotion: browser('promotion', 'R-341 A-107 R-447 an unknown or expired code shows a message in'),
    },
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
      listBanks: browser('register', 'A-114 R-429 a failed load of banks or sources shows a message beside'),
      listSources: browser('register', 'A-114 R-429 a failed load of banks or sources shows a message beside'),
      listConditions: browser('member-shell', 'A-114 R-429 a failed load of conditions or contact shows a message in'),
      getContact: browser('member-shell', 'A-114 R-429 a failed load of conditions or contact shows a message in'),
      getInfo: browser('silent', 'R-428 R-206 R-207 silent calls stay silent whatever they answer: no'),
      getSpinActive: browser('silent', 'R-428 R-206 R-207 silent calls stay silent whatever they answer: no'),
      // A command in the contract; it starts the load of home.
      refreshSlots: browser('silent', 'R-428 R-206 R-207 silent calls stay silent whatever they answer: no'),
      getNotice: bonusLoads,
      listBonuses: bonusLoads,
      checkActiveBonus: bonusLoads,
      getWithdrawLimits: browser('withdraw', 'R-264 quality 5 nothing can be sent before the limits are known'),
      getSlipLookup: unit(
        'features/deposit/DepositModal.test.tsx',
        'A-114 slip rules that could not be loaded are left out silently',
      ),
      getActive: browser('active-check', 'R-134 A-23 the login works although the active check'),
      getRegisterOtp: unit(
        'features/register/OtpCheckFailed.test.tsx',
        'A-113 A-107 a failed registerOTP shows its own line, and "Next" tries',
      ),
      getEnableChatWidget: browser('chat', 'R-020 R-157 A-113 without an enabled chat there is no button and no'),
      getProfile: browser('profile', 'A-114 a failed load of the profile shows a message in place and can'),
      getChatConfig: unit(
        'features/chat/quiet-failures.test.ts',
        'A-107 a failed chat config is silent and is retried',
      ),
      listChatHistory: browser('chat', 'R-419 R-033 refresh reads the newest page again, keeps the focus and'),
      // A command in the contract; the chat sends it by itself when messages were seen.
      markChatRead: unit(
        'features/chat/quiet-failures.test.ts',
        'A-107 a failed read report is silent and is sent with the next one',
      ),
      listInviteBanners: banners,
      listRefundBanners: banners,
      checkRefund: browser('refund', 'R-283 R-428 A-114 a failed load of the list is silent; a failed check'),
      getSpinSetup: browser('spin', 'A-114 a failed load of the wheel can be repeated'),
      listCoupons: browser('coupons', 'R-387 A-114 an empty list and a failed load of coupons each show a'),
      getQrcode: unit(
        'features/deposit/DepositModal.test.tsx',
        'A-114 a code that could not be loaded is a quiet line without a form',
      ),
      listStatements: browser('statement', 'R-356 R-357 A-114 a failed load is only a quiet line; an empty'),
      listSlips: unit('features/slips/SlipsModal.test.tsx', 'A-114 a failed load is a quiet line'),
    },
  },
  'chat alert, 4 s': {
    'attachment rules': {},
    'send failures (media: state failed)': {
      sendChatMessage: chatAlert,
      uploadChatImage: browser('chat-media', 'R-118 R-404 R-417 a picture shows its percent, that it is not sent'),
      uploadChatVideo: unit(
        'features/chat/quiet-failures.test.ts',
        'R-405 A-107 a failed video is announced once, stays as failed and can',
      ),
    },
  },
};

/** Operations that no screen calls. */
export const withoutScreen: readonly OperationId[] = [
  'addFunds',
  'withdraw',
  'updateProfile',
  'addRefundToWallet',
  'checkMinimumBonus',
  'getCurrentPromotion',
];

/** One text per error code, in the order of the spec (section 8). The codes that mean success are among them. */
export const errors = {
  // Auth
  UNAUTHORIZED: 'Please log in',
  EXPIRED_AUTH_TOKEN: 'Your session has ended. Please log in again.',
  INVALID_USER_1: 'Cannot verify identity (1). Please log in again.',
  INVALID_USER_2: 'Cannot verify identity (2). Please log in again.',
  INVALID_USER_3: 'Cannot verify identity (3). Please log in again.',
  INVALID_USER_4: 'Cannot verify identity (4). Please log in again.',
  INVALID_IP: 'Logging in from this network is not allowed. Change the network, or contact the admin.',
  WRONG_CREDENTIAL: 'The phone number or password is incorrect',
  WRONG_PASSWORD: 'The password is incorrect',
  INACTIVE_USER: 'This account is not active. Please contact the admin.',
  LOGIN_FAIL: 'Could not log in. Please try again.',
  NO_USER: 'Account not found. Check the phone number, or register.',

  // OTP
  OTP_BLOCK: 'OTP is paused after too many requests. Please try again later.',
  OTP_TOKEN_INVALID: 'This code request is no longer valid. Please ask for a new code.',
  OTP_NOT_EXIST: 'No code was found for this number. Please ask for a new code.',
  OTP_VERIFIED: 'This phone number is already verified',
  OTP_EXPIRED: 'The code has expired. Please ask for a new code.',
  OTP_CODE_INVALID: 'The code is incorrect. Please check it and enter it again.',
  OTP_CODE_VALID: 'Code verified',
  UNVERIFIED_OTP: 'The phone number is not verified yet. Please verify it by OTP first.',
  OTP_SEND_FAIL: 'The code could not be sent. Please try again.',
  OTP_VERIFY_FAIL: 'The code could not be checked. Please try again.',

  // Registration
  EXISTING_USER: 'This phone number is already registered. Please log in.',
  EXISTING_BANK: 'This bank account is already in use. Use another account, or contact the admin.',
  INVALID_USER_INFO: 'Some details are not valid. Please check them.',
  INVALID_BANK: 'The bank details are not valid. Please check the bank and the account number.',
  BANK_ACCOUNT_NAME_ENG: 'Bank account name must be in English only',
  REGISTER_FAIL: 'Registration was not completed. Please try again.',
  GAME_ACTIVATION_FAIL: 'The game accounts could not be opened. Please contact the admin.',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'The phone number must support 10 digits',

  // Rate limits
  REQUEST_LIMIT: 'Too many requests. Please try again later.',
  REQUEST_LIMIT_1MIN: 'Too many requests. Please wait 1 minute and try again.',

  // Bonus
  BONUS_REMAINING: "Bonus money is still left, so this can't be done yet. Please check the bonus conditions.",
  BONUS_ALREADY_ACTIVE: 'You already hold a bonus. Meet its conditions or cancel it first.',
  BONUS_MAX_CLAIMED: 'You have received this bonus the maximum number of times',
  BONUS_CONDITION: 'The bonus conditions are not met yet. Your balance has not changed.',
  BONUS_CLEAR: 'The bonus was cancelled',
  BONUS_FULL: 'All places for this bonus are taken',
  NO_PROMOTION: 'Promotion not found. Please check the code.',
  PROMOTION_RECEIVED: 'You have already received this promotion',

  // Invite
  INVITE_COLLECT: "The invite bonus is still being collected and can't be received yet",
  INVITE_INACTIVE: 'The invite bonus is closed at the moment',
  NO_INVITE_BONUS: 'You have no invite bonus to receive',
  NO_INVITEE_PLAY_INFO: 'There is no play record of the friends you invited yet',
  INVITE_BONUS_SUCCESS: 'Invite bonus received',
  INVITE_BONUS_FAIL: 'The invite bonus was not received. Please try again.',

  // Refund
  NO_REFUND: 'You have no refund to receive',
  REFUND_CONDITION: 'The refund conditions are not met yet. Your balance has not changed.',
  REFUND_SUCCESS: 'Refund received',
  REFUND_INACTIVE: 'Refunds are closed at the moment',
  REFUND_MINIMUM: 'The refund amount must be above 0',

  // Wallet and slot
  NO_BANK: 'Bank account not found. Please contact the admin.',
  NO_WALLET: 'Your wallet was not found. Please contact the admin.',
  SLOT_ALREADY_ACTIVE: 'This game account is already open',
  SLOT_ACTIVATE_FAIL: 'The game account could not be opened. Please try again.',
  SLOT_NO_ACCOUNT: 'You have no account for this game yet. Please open one first.',
  SLOT_RESET_PASSWORD_FAIL: 'The game password could not be reset. Please try again.',
  NO_GAME: 'This game was not found or is not available',
  TRANSFER_MINIMUM: 'The amount is below the minimum for a transfer. No money was moved.',
  MONEY_NOT_ENOUGH: 'Your balance is not enough. No money was moved.',
  TRANSFER_FAIL: 'The transfer was not completed. The money was returned to your wallet.',

  // Slips and links
  SLIP_UPLOAD_FAIL: 'The slip was not uploaded. Please try again.',
  SLIP_NO_FILE: 'No slip is attached. Please choose a slip image.',
  SLIP_INVALID_FILE: "This file can't be used as a slip. Please choose an image.",
  TRUELINK_DUPLICATE: 'This gift link has already been used',
  TRUELINK_INVALID: 'This gift link is not valid. Please check it and send it again.',
  QR_FAIL: 'The QR request was not completed. Please try again.',

  // Coupons
  NO_CLAIMABLE_COUPON: 'You have no coupon to claim',
  INVALID_PRIZE_CODE: 'This prize is not valid. Please contact the admin.',
  INVALID_CODE: 'This coupon code is not valid. Please contact the admin.',
  INVALID_COUPON_TYPE: "This type of coupon can't be claimed here",
  COUPON_EXPIRED: 'This coupon has expired',

  // General
  INTERNAL_SERVER_ERROR: 'The system has a problem. Please try again later.',
  KEY_MISSING: 'The request was incomplete. Reload the page, or contact the admin.',
  KEY_INVALID: 'The request was not accepted. Reload the page, or contact the admin.',
  NO_DATA: 'No data found',
  NOT_AREASLOT: 'This is not an AreaSlot account',
  NOT_UFABET: 'This is not a UFABET account',
  OK: 'Done',
  SUCCESS: 'Completed',
} as const;

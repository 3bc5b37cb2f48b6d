import type { ErrorCode } from '../../../generated/error-codes.ts';

/**
 * One text per error code, in the order of the specification (section 8), including the codes that mean success.
 */
export const errors: Record<ErrorCode, string> = {
  // Auth
  UNAUTHORIZED: 'Please log in',
  EXPIRED_AUTH_TOKEN: 'Your session has ended. Please log in again.',
  INVALID_USER_1: "We couldn't verify your identity (1). Please log in again.",
  INVALID_USER_2: "We couldn't verify your identity (2). Please log in again.",
  INVALID_USER_3: "We couldn't verify your identity (3). Please log in again.",
  INVALID_USER_4: "We couldn't verify your identity (4). Please log in again.",
  INVALID_IP: "You can't log in from this network. Switch networks, or contact support.",
  WRONG_CREDENTIAL: 'Wrong phone number or password',
  WRONG_PASSWORD: 'Wrong password',
  INACTIVE_USER: "This account isn't active. Please contact support.",
  LOGIN_FAIL: "We couldn't log you in. Please try again.",
  NO_USER: "We couldn't find that account. Check the phone number, or register.",

  // OTP
  OTP_BLOCK: "You've requested too many codes. Please try again later.",
  OTP_TOKEN_INVALID: 'That code request is no longer valid. Please request a new code.',
  OTP_NOT_EXIST: "We couldn't find a code for this number. Please request a new one.",
  OTP_VERIFIED: 'This phone number is already verified',
  OTP_EXPIRED: 'This code has expired. Please request a new one.',
  OTP_CODE_INVALID: 'Wrong code. Check it and try again.',
  OTP_CODE_VALID: 'Code verified',
  UNVERIFIED_OTP: 'Please verify your phone number with a code first',
  OTP_SEND_FAIL: "We couldn't send the code. Please try again.",
  OTP_VERIFY_FAIL: "We couldn't check the code. Please try again.",

  // Registration
  EXISTING_USER: 'This phone number is already registered. Please log in.',
  EXISTING_BANK: 'This bank account is already in use. Use another account, or contact support.',
  INVALID_USER_INFO: "Some details aren't right. Please check them.",
  INVALID_BANK: "Those bank details aren't right. Check the bank and account number.",
  BANK_ACCOUNT_NAME_ENG: 'Bank account name must be in English only',
  REGISTER_FAIL: "We couldn't register you. Please try again.",
  GAME_ACTIVATION_FAIL: "We couldn't open your game accounts. Please contact support.",
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'The phone number must support 10 digits',

  // Rate limits
  REQUEST_LIMIT: 'Too many attempts. Please try again later.',
  REQUEST_LIMIT_1MIN: 'Too many attempts. Please wait 1 minute and try again.',

  // Bonus
  BONUS_REMAINING: "You still have bonus money, so you can't do this yet. Check the bonus conditions.",
  BONUS_ALREADY_ACTIVE: 'You already have an active bonus. Meet its conditions or cancel it first.',
  BONUS_MAX_CLAIMED: "You've received this bonus the maximum number of times",
  BONUS_CONDITION: "You haven't met the bonus conditions yet. Your balance hasn't changed.",
  BONUS_CLEAR: 'Bonus cancelled',
  BONUS_FULL: 'This bonus has been fully claimed',
  NO_PROMOTION: 'Promotion not found. Please check the code.',
  PROMOTION_RECEIVED: "You've already received this promotion",

  // Invite
  INVITE_COLLECT: "You can't claim the invite bonus right now. Please contact support.",
  INVITE_INACTIVE: "The invite bonus isn't open right now",
  NO_INVITE_BONUS: 'You have no invite bonus to claim',
  NO_INVITEE_PLAY_INFO: "There's no play record for your invited friends yet",
  INVITE_BONUS_SUCCESS: 'Invite bonus received',
  INVITE_BONUS_FAIL: "We couldn't pay out your invite bonus. Please try again.",

  // Refund
  NO_REFUND: 'You have no refund to claim',
  REFUND_CONDITION: "You haven't met the refund conditions yet. Your balance hasn't changed.",
  REFUND_SUCCESS: 'Refund received',
  REFUND_INACTIVE: "Refunds aren't open right now",
  REFUND_MINIMUM: 'The refund amount must be above 0',

  // Wallet and slot
  NO_BANK: "We couldn't find your bank account. Please contact support.",
  NO_WALLET: "We couldn't find your wallet. Please contact support.",
  SLOT_ALREADY_ACTIVE: 'This game account is already open',
  SLOT_ACTIVATE_FAIL: "We couldn't open the game account. Please try again.",
  SLOT_NO_ACCOUNT: "You don't have an account for this game yet. Open one first.",
  SLOT_RESET_PASSWORD_FAIL: "We couldn't reset the game password. Please try again.",
  NO_GAME: "We couldn't find this game, or it isn't available",
  TRANSFER_MINIMUM: "That's below the minimum transfer. No money was moved.",
  MONEY_NOT_ENOUGH: 'Your balance is too low. No money was moved.',
  TRANSFER_FAIL: "The transfer didn't go through. Your money is back in your wallet.",

  // Slips and links
  SLIP_UPLOAD_FAIL: "Your slip wasn't uploaded. Please try again.",
  SLIP_NO_FILE: 'Please choose a slip image first',
  SLIP_INVALID_FILE: "This file can't be used as a slip. Please choose an image.",
  TRUELINK_DUPLICATE: 'This gift link has already been used',
  TRUELINK_INVALID: "This gift link isn't valid. Please check it and send it again.",
  QR_FAIL: "We couldn't do that with the QR code. Please try again.",

  // Coupons
  NO_CLAIMABLE_COUPON: 'You have no coupons to claim',
  INVALID_PRIZE_CODE: "This prize isn't valid. Please contact support.",
  INVALID_CODE: "This coupon code isn't valid. Please contact support.",
  INVALID_COUPON_TYPE: "This type of coupon can't be claimed here",
  COUPON_EXPIRED: 'This coupon has expired',

  // General
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again later.',
  KEY_MISSING: 'Something was missing from that request. Reload the page, or contact support.',
  KEY_INVALID: "That request wasn't accepted. Reload the page, or contact support.",
  NO_DATA: 'Nothing found',
  NOT_AREASLOT: 'This is not an AreaSlot account',
  NOT_UFABET: 'This is not a UFABET account',
  OK: 'Done',
  SUCCESS: 'Completed',
};

import type { SlipReason } from '../../../generated/error-codes.ts';

/** Why a slip failed, by the contract's code with its typos. `<code>_next` says what to do next (B-07). */
export const slipReasons: Record<SlipReason | `${SlipReason}_next`, string> = {
  UPLOADED_FILE_NOT_EXIST: 'Incorrect slip',
  UPLOADED_FILE_NOT_EXIST_next: 'Upload the slip image again',

  IMG_SIZE_UNABLE_TO_PROCESS: 'Incorrect slip',
  IMG_SIZE_UNABLE_TO_PROCESS_next: 'Upload the original slip image from your bank app',

  CANNOT_READ_CROPPED_IMAGE: 'Incorrect slip',
  CANNOT_READ_CROPPED_IMAGE_next: 'Upload the whole slip image, not a cropped one',

  DEST_ACC_INVALID: 'Destination account invalid',
  DEST_ACC_INVALID_next: 'Check which account you transferred to, then contact support',

  SLIP_REFNO_DUPLICATED: 'Duplicate slip',
  SLIP_REFNO_DUPLICATED_next: 'This slip has been used before. Check your statement.',

  UNSTABLE_REFNO_ON_SLIP: 'Unclear or unreadable reference number',
  UNSTABLE_REFNO_ON_SLIP_next: 'Save the slip from your bank app again and upload it',

  TRIPPLE_WRONG_CAPTCHA: 'Captcha wrong three times',
  TRIPPLE_WRONG_CAPTCHA_next: "We couldn't finish the check. Upload the slip again, or contact support.",

  INVALID_SLIP: 'Invalid or unreadable slip',
  INVALID_SLIP_next: 'Upload a clear, complete slip image',

  NOT_MATCH: "Account doesn't match your registration",
  NOT_MATCH_next: 'Transfer from the account in your profile, or contact support',

  EXPIRED_SLIP: 'Expired slip',
  EXPIRED_SLIP_next: 'A slip must be uploaded within 1 hour. Please contact support.',

  UNKNOW_ERROR: 'Unknown reason (contact admin)',
  UNKNOW_ERROR_next: 'Contact support and send this slip',
};

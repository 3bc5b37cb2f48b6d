import type { SlipReason } from '../../api/wire/types.ts';
import type { Texts } from '../../i18n/namespaces.ts';
import { settings } from '../../settings.ts';
import { linkUrl } from '../../ui/link-rules.ts';

type ReasonKey = keyof Texts['slipReasons'];

/** Text and next step for each reason (B-07). The compiler refuses a missing code. */
const reasons: Record<SlipReason, { text: ReasonKey; nextStep: ReasonKey }> = {
  UPLOADED_FILE_NOT_EXIST: { text: 'UPLOADED_FILE_NOT_EXIST', nextStep: 'UPLOADED_FILE_NOT_EXIST_next' },
  IMG_SIZE_UNABLE_TO_PROCESS: { text: 'IMG_SIZE_UNABLE_TO_PROCESS', nextStep: 'IMG_SIZE_UNABLE_TO_PROCESS_next' },
  CANNOT_READ_CROPPED_IMAGE: { text: 'CANNOT_READ_CROPPED_IMAGE', nextStep: 'CANNOT_READ_CROPPED_IMAGE_next' },
  DEST_ACC_INVALID: { text: 'DEST_ACC_INVALID', nextStep: 'DEST_ACC_INVALID_next' },
  SLIP_REFNO_DUPLICATED: { text: 'SLIP_REFNO_DUPLICATED', nextStep: 'SLIP_REFNO_DUPLICATED_next' },
  UNSTABLE_REFNO_ON_SLIP: { text: 'UNSTABLE_REFNO_ON_SLIP', nextStep: 'UNSTABLE_REFNO_ON_SLIP_next' },
  TRIPPLE_WRONG_CAPTCHA: { text: 'TRIPPLE_WRONG_CAPTCHA', nextStep: 'TRIPPLE_WRONG_CAPTCHA_next' },
  INVALID_SLIP: { text: 'INVALID_SLIP', nextStep: 'INVALID_SLIP_next' },
  NOT_MATCH: { text: 'NOT_MATCH', nextStep: 'NOT_MATCH_next' },
  EXPIRED_SLIP: { text: 'EXPIRED_SLIP', nextStep: 'EXPIRED_SLIP_next' },
  UNKNOW_ERROR: { text: 'UNKNOW_ERROR', nextStep: 'UNKNOW_ERROR_next' },
};

/** Correct spellings that a server may send instead of the contract's typos. Display only. */
const correctedSpellings = new Map<string, SlipReason>([
  ['TRIPLE_WRONG_CAPTCHA', 'TRIPPLE_WRONG_CAPTCHA'],
  ['UNKNOWN_ERROR', 'UNKNOW_ERROR'],
]);

const isReason = (code: string): code is SlipReason => Object.hasOwn(reasons, code);

/** The texts for a slip's note; the raw note when the code is unknown; undefined without a note. */
export function reasonOf(note: string | null): { text: ReasonKey; nextStep: ReasonKey } | { raw: string } | undefined {
  const code = note?.trim() ?? '';
  if (code === '') return undefined;
  const reason = correctedSpellings.get(code) ?? code;
  return isReason(reason) ? reasons[reason] : { raw: code };
}

/** The address of a slip's evidence; null when it is not allowed. A path is relative to the API's origin. */
export function evidenceUrl(address: unknown): string | null {
  const url = linkUrl(address);
  if (url === null) return null;
  if (url.startsWith('/')) return settings.apiBaseUrl ? new URL(url, settings.apiBaseUrl).href : url;
  return /^https?:/.test(url) ? url : null;
}

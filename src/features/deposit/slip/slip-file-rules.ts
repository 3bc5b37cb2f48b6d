import { limits, megabyte } from '../../../lib/limits.ts';

/** Slip types of the contract. */
export const slipTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Types of the file dialog, including the non-standard name for JPEG. It is sent as image/jpeg. */
export const acceptedTypes: readonly string[] = [...slipTypes, 'image/jpg'];

export const slipMegabytes = limits.imageMaxBytes / megabyte;

export type SlipProblem = 'SLIP_NO_FILE' | 'SLIP_INVALID_FILE' | 'fileTooLarge' | 'oneFileOnly';

/** Why a file cannot be uploaded: missing, no image, empty, or too large. */
export function slipProblem(file: Pick<File, 'type' | 'size'> | undefined): SlipProblem | undefined {
  if (!file) return 'SLIP_NO_FILE';
  if (!acceptedTypes.includes(file.type) || file.size === 0) return 'SLIP_INVALID_FILE';
  return file.size > limits.imageMaxBytes ? 'fileTooLarge' : undefined;
}

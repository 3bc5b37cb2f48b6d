import { limits, megabyte } from '../../../lib/limits.ts';

/** What the contract takes as a slip. */
export const slipTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** What can be chosen: also the name that some systems have for a JPEG. It is sent by the name of the contract. */
export const acceptedTypes: readonly string[] = [...slipTypes, 'image/jpg'];

export const slipMegabytes = limits.imageMaxBytes / megabyte;

export type SlipProblem = 'SLIP_NO_FILE' | 'SLIP_INVALID_FILE' | 'fileTooLarge';

/** What keeps a file from being uploaded: none, no image or an empty one, too large. */
export function slipProblem(file: Pick<File, 'type' | 'size'> | undefined): SlipProblem | undefined {
  if (!file) return 'SLIP_NO_FILE';
  if (!acceptedTypes.includes(file.type) || file.size === 0) return 'SLIP_INVALID_FILE';
  return file.size > limits.imageMaxBytes ? 'fileTooLarge' : undefined;
}

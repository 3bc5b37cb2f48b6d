import { limits, megabyte } from '../../../lib/limits.ts';
import { readGivenFile } from '../../../ui/read-given-file.ts';

/** Slip types of the contract. */
export const slipTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Types of the file dialog, including the non-standard name for JPEG. It is sent as image/jpeg. */
export const acceptedTypes: readonly string[] = [...slipTypes, 'image/jpg'];

const accepted = Object.fromEntries(slipTypes.map((type) => [type, limits.imageMaxBytes]));

export const slipMegabytes = limits.imageMaxBytes / megabyte;

export type SlipProblem = 'SLIP_NO_FILE' | 'SLIP_INVALID_FILE' | 'fileTooLarge' | 'fileNotReadable' | 'oneFileOnly';

/** The slip to send, or why there is none: missing, no picture, too large, or one that cannot be shown. */
export async function readSlip(
  file: File | undefined,
): Promise<{ file: File; problem?: undefined } | { problem: SlipProblem }> {
  if (!file) return { problem: 'SLIP_NO_FILE' };
  const given = await readGivenFile(file, accepted);
  switch (given.problem) {
    case undefined:
      return given;
    case 'notSupported':
      return { problem: 'SLIP_INVALID_FILE' };
    case 'notReadable':
      return { problem: 'fileNotReadable' };
    case 'tooLarge':
      return { problem: 'fileTooLarge' };
  }
}

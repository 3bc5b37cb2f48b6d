import { attempt } from './attempt.ts';

/** An address of a file in memory; undefined where the browser makes none. It lives until `URL.revokeObjectURL`. */
export function objectUrl(file: Blob): string | undefined {
  const address: unknown = attempt(() => URL.createObjectURL(file));
  return typeof address === 'string' ? address : undefined;
}

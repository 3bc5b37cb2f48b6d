import { readSlipReference } from '../../api/statement.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { openWindow } from '../../ui/open-window.ts';
import { evidenceUrl } from './slip-rules.ts';

/** Why requested evidence could not be shown. */
export type EvidenceProblem =
  | { kind: 'refused'; error: ApiError }
  /** The address is not allowed. */
  | { kind: 'unsafe' }
  /** The browser blocked the window; the member can use the link. */
  | { kind: 'blocked'; url: string };

/**
 * Opens the evidence of a slip in a new window; resolves to the problem, if any. Must be called in the click handler,
 * or the browser blocks the window.
 */
export async function openEvidence(reference: string): Promise<EvidenceProblem | undefined> {
  const opened = openWindow();
  try {
    const url = evidenceUrl(await readSlipReference(reference));
    if (url !== null && opened.go(url)) return undefined;
    opened.abort();
    return url === null ? { kind: 'unsafe' } : { kind: 'blocked', url };
  } catch (error) {
    opened.abort();
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
}

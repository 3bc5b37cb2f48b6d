import { readSlipReference } from '../../api/statement.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { openWindow } from '../../ui/open-window.ts';
import { evidenceUrl } from './evidence-url.ts';

/** Why evidence that was asked for is not on screen. */
export type EvidenceProblem =
  | { kind: 'refused'; error: ApiError }
  /** The address is not one to be opened. */
  | { kind: 'unsafe' }
  /** The browser opened no window; the member can follow the address. */
  | { kind: 'blocked'; url: string };

/**
 * Opens the evidence of a slip in a new window by its reference; answers what went wrong. To be called within the
 * click, because of the window.
 */
export async function openEvidence(reference: string): Promise<EvidenceProblem | undefined> {
  const opened = openWindow();
  try {
    const url = evidenceUrl(await readSlipReference(reference));
    if (url !== null && !opened.blocked) {
      opened.go(url);
      return undefined;
    }
    opened.abort();
    return url === null ? { kind: 'unsafe' } : { kind: 'blocked', url };
  } catch (error) {
    opened.abort();
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
}

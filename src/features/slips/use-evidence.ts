import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { readSlipReference } from '../../api/statement.ts';
import { openWindow } from '../../ui/open-window.ts';
import { evidenceUrl } from './evidence-url.ts';

/** Why evidence that was asked for is not on screen. */
export type EvidenceProblem =
  | { kind: 'refused'; error: ApiError }
  /** The address is not one to be opened. */
  | { kind: 'unsafe' }
  /** The browser opened no window; the member can follow the address. */
  | { kind: 'blocked'; url: string };

/** Opens the evidence of a slip in a new window by its reference. */
export function useEvidence() {
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<EvidenceProblem>();
  const open = async (reference: string) => {
    const opened = openWindow();
    setOpening(reference);
    try {
      const url = evidenceUrl(await readSlipReference(reference));
      if (url !== null && !opened.blocked) {
        opened.go(url);
        return;
      }
      opened.abort();
      setProblem(url === null ? { kind: 'unsafe' } : { kind: 'blocked', url });
    } catch (error) {
      opened.abort();
      if (!(error instanceof ApiError)) throw error;
      setProblem({ kind: 'refused', error });
    } finally {
      setOpening(undefined);
    }
  };
  const dismiss = () => setProblem(undefined);
  return { open, opening, problem, dismiss };
}

import { useState } from 'react';
import { openEvidence, type EvidenceProblem } from './open-evidence.ts';

/** Opens evidence. Holds the reference being opened and the last problem. */
export function useEvidence() {
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<EvidenceProblem>();
  const open = async (reference: string) => {
    setOpening(reference);
    try {
      setProblem(await openEvidence(reference));
    } finally {
      setOpening(undefined);
    }
  };
  const dismiss = () => setProblem(undefined);
  return { open, opening, problem, dismiss };
}

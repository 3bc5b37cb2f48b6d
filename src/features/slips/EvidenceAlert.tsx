import { useState } from 'react';
import { ContactText } from '../../errors/ContactText.tsx';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { openEvidence, type EvidenceProblem } from './open-evidence.ts';

interface EvidenceAlertProps {
  problem: EvidenceProblem;
  onClose: () => void;
}

/** Explains why evidence did not open. If the browser blocked the window, offers a link. */
export function EvidenceAlert({ problem, onClose }: EvidenceAlertProps) {
  const t = useText('slips');
  const c = useText('common');
  if (problem.kind === 'blocked') {
    return (
      <Alert title={t('viewReference')} onClose={onClose}>
        <a href={problem.url} target="_blank" rel="noopener noreferrer">
          {t('tapToOpen')}
        </a>
      </Alert>
    );
  }
  if (problem.kind === 'refused') return <RefusedAlert error={problem.error} onClose={onClose} />;
  return (
    <Alert title={c('refusedTitle')} onClose={onClose}>
      <p>
        <ContactText>{t('cannotOpen')}</ContactText>
      </p>
    </Alert>
  );
}

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

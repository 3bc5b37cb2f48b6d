import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { EvidenceProblem } from './open-evidence.ts';

interface EvidenceAlertProps {
  problem: EvidenceProblem;
  onClose: () => void;
}

/** Says why evidence did not open; where only the browser was in the way, offers the way by hand. */
export function EvidenceAlert({ problem, onClose }: EvidenceAlertProps) {
  const t = useText('slips');
  const c = useText('common');
  const failureText = useFailureText();
  if (problem.kind === 'blocked') {
    return (
      <Alert title={t('viewReference')} onClose={onClose}>
        <a href={problem.url} target="_blank" rel="noopener noreferrer">
          {t('tapToOpen')}
        </a>
      </Alert>
    );
  }
  return (
    <Alert title={c('refusedTitle')} onClose={onClose}>
      <p>{problem.kind === 'refused' ? failureText(problem.error) : t('cannotOpen')}</p>
    </Alert>
  );
}

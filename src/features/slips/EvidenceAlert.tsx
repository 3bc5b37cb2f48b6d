import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
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
      <p>{t('cannotOpen')}</p>
    </Alert>
  );
}

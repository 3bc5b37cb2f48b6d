import { useText } from '../../i18n/use-text.ts';
import { ClosedStall } from './ClosedStall.tsx';
import { UnlitPage } from './UnlitPage.tsx';

/** Shown when the service is terminated. */
export function TerminatedScreen() {
  const t = useText('not-found');
  return <UnlitPage picture={<ClosedStall />} heading={t('terminatedHeading')} text={t('terminated')} terminated />;
}

import { useText } from '../../i18n/use-text.ts';
import { UnlitLamp } from './UnlitLamp.tsx';
import { UnlitPage } from './UnlitPage.tsx';

/** Shown for an unknown address. */
export function NotFoundScreen() {
  const t = useText('not-found');
  return <UnlitPage picture={<UnlitLamp />} heading={t('notFoundHeading')} text={t('notFound')} />;
}

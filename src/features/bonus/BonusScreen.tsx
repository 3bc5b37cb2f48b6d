import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';

interface BonusScreenProps {
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

export function BonusScreen(_props: BonusScreenProps) {
  const t = useText('bonus');
  return <PageHead title={t('title')} />;
}

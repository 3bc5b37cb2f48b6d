import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';

interface SpinScreenProps {
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

export function SpinScreen(_props: SpinScreenProps) {
  const t = useText('spin');
  return <PageHead title={t('title')} />;
}

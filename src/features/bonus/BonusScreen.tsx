import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { BonusGrid } from './BonusGrid.tsx';
import styles from './BonusScreen.module.css';
import { CodeBox } from './CodeBox.tsx';

/** The bonus page: a code box or the active bonus, above all bonuses. */
export function BonusScreen() {
  const titles = useText('titles');
  return (
    <div className={styles.screen}>
      <PageHead title={titles('bonus')} />
      <CodeBox />
      <BonusGrid />
    </div>
  );
}

import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { BonusGrid } from './BonusGrid.tsx';
import styles from './BonusScreen.module.css';
import { CodeBox } from './CodeBox.tsx';

/** R-324…R-333: a code box, or the bonus that is held, above the bonuses. */
export function BonusScreen() {
  const titles = useText('titles');
  return (
    <div className={styles['screen']}>
      <PageHead title={titles('bonus')} />
      <CodeBox />
      <BonusGrid />
    </div>
  );
}

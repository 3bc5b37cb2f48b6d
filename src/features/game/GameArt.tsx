import type { Schemas } from '../../api/wire/types.ts';
import { MediaImage } from '../../ui/MediaImage.tsx';
import styles from './GameArt.module.css';

export function GameArt({ account }: { account: Schemas['GameAccount'] }) {
  return (
    <div className={styles.art} data-inactive={!account.isActive || undefined}>
      <MediaImage src={account.background} alt="" box={{ width: 300, height: 211 }} />
      <span className={styles.logo}>
        <MediaImage src={account.logo} alt="" box={{ width: 40, height: 40 }} />
      </span>
    </div>
  );
}

import type { Schemas } from '../../api/wire/types.ts';
import { MediaImage } from '../../ui/MediaImage.tsx';
import styles from './GameArt.module.css';

export function GameArt({ account }: { account: Schemas['GameAccount'] }) {
  return (
    <div className={styles['art']} data-inactive={!account.isActive || undefined}>
      <MediaImage src={account.background} alt="" />
      <span className={styles['logo']}>
        <MediaImage src={account.logo} alt="" />
      </span>
    </div>
  );
}

import Wallet from 'lucide-react/icons/wallet';
import { MediaImage } from '../ui/MediaImage.tsx';
import styles from './AccountPicture.module.css';

/** The picture of a game account; without one a wallet, for the main wallet. Decorative (B-46). */
export function AccountPicture({ logo }: { logo: string | undefined }) {
  return (
    <span className={styles.picture}>
      {logo === undefined ? (
        <Wallet aria-hidden />
      ) : (
        <MediaImage source="operator" src={logo} alt="" box={{ width: 40, height: 40 }} />
      )}
    </span>
  );
}

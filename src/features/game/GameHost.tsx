import { linkHost } from '../../ui/link-host.ts';
import styles from './GameHost.module.css';

/** Where a way into a game leads (quality 7). */
export function GameHost({ url }: { url: string }) {
  return <bdi className={styles['host']}>{linkHost(url, '')}</bdi>;
}

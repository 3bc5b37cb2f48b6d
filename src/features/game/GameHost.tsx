import { linkHost } from '../../ui/link-host.ts';
import styles from './GameHost.module.css';

/** Shows the host that a game button leads to. */
export function GameHost({ url }: { url: string }) {
  return <bdi className={styles.host}>{linkHost(url, '')}</bdi>;
}

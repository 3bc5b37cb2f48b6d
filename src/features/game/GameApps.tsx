import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { linkUrl } from '../../ui/link-rules.ts';
import styles from './GameApps.module.css';
import { GameHost } from './GameHost.tsx';

/** Download links of the game's own apps. The member signs in there with the username and password above. */
export function GameApps({ account }: { account: Schemas['GameAccount'] }) {
  const t = useText('game');
  const apps = [
    { name: t('androidApp'), url: linkUrl(account.android) },
    { name: t('iosApp'), url: linkUrl(account.ios) },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
  if (apps.length === 0) return null;
  return (
    <div className={styles.apps}>
      {apps.map(({ name, url }) => (
        <div key={name}>
          <ButtonLink href={url} wide>
            {name}
          </ButtonLink>
          <GameHost url={url} />
        </div>
      ))}
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { providerOf } from '../../api/autologin.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { linkHost } from '../../ui/link-host.ts';
import { gameAppUrl } from '../../ui/link-rules.ts';
import styles from './EnterGame.module.css';
import { fallbackTarget, gameEntry } from './game-rules.ts';
import type { OpenedGame } from './open-game.ts';
import { postForm } from './post-form.ts';
import { useEnterGame } from './use-enter-game.ts';

interface EnterGameProps {
  account: Schemas['GameAccount'];
  /** The credentials, needed for signing in to the game. */
  detail: Pick<UseQueryResult<Schemas['GameAccountDetail']>, 'data' | 'isPending'>;
}

/** The button that opens the game. */
export function EnterGame({ account, detail: { data: detail, isPending } }: EnterGameProps) {
  const t = useText('game');
  const c = useText('common');
  const { opening, result, enter, dismiss } = useEnterGame(account.code, detail);
  const way = detail && gameEntry(account, detail);
  return (
    <>
      {way?.kind === 'link' ? (
        <ButtonLink href={way.url} look="primary" wide>
          {t('playOnWeb')}
        </ButtonLink>
      ) : (
        <Button
          look="primary"
          wide
          busy={opening || isPending}
          disabled={!way && !isPending}
          onPress={() => way && void enter(way)}
        >
          {providerOf(account.code) ? t('enterGame') : t('playOnWeb')}
        </Button>
      )}
      {result?.kind === 'opened' ? (
        <OpenGameFallback opened={result} />
      ) : (
        way && way.kind !== 'autoLogin' && <GameHost url={way.url} />
      )}
      {result?.kind === 'refused' && <RefusedAlert error={result.error} onClose={dismiss} />}
      {result?.kind === 'unsafe' && (
        <Alert title={c('refusedTitle')} onClose={dismiss}>
          <p>
            <ContactText>{t('cannotOpen')}</ContactText>
          </p>
        </Alert>
      )}
    </>
  );
}

/** A link for the member when the browser blocked the window. */
function OpenGameFallback({ opened }: { opened: Extract<OpenedGame, { kind: 'opened' }> }) {
  const t = useText('game');
  const { url, fields, blocked } = opened;
  const target = fallbackTarget(blocked);
  return (
    <div role="status" className={styles.fallback}>
      {fields ? (
        <Button
          look="link"
          onPress={() => {
            postForm(url, fields, target);
          }}
        >
          {t('didNotOpen')}
        </Button>
      ) : (
        <ButtonLink href={url} look="link" target={target}>
          {t('didNotOpen')}
        </ButtonLink>
      )}
      <GameHost url={url} />
    </div>
  );
}

/** Download links of the game's own apps. The member signs in there with the username and password above. */
export function GameApps({ account }: { account: Schemas['GameAccount'] }) {
  const t = useText('game');
  const apps = [
    { name: t('androidApp'), url: gameAppUrl(account.android) },
    { name: t('iosApp'), url: gameAppUrl(account.ios) },
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

/** Shows the host that a game button leads to. */
function GameHost({ url }: { url: string }) {
  return <bdi className={styles.host}>{linkHost(url, '')}</bdi>;
}

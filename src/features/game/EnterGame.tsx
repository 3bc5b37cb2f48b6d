import type { UseQueryResult } from '@tanstack/react-query';
import { providerOf } from '../../api/autologin.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { gameEntry } from './game-rules.ts';
import { GameHost } from './GameHost.tsx';
import { OpenGameFallback } from './OpenGameFallback.tsx';
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

import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { fallbackTarget } from './game-rules.ts';
import { GameHost } from './GameHost.tsx';
import type { OpenedGame } from './open-game.ts';
import styles from './OpenGameFallback.module.css';
import { postForm } from './post-form.ts';

/** A link for the member when the browser blocked the window. */
export function OpenGameFallback({ opened }: { opened: Extract<OpenedGame, { kind: 'opened' }> }) {
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

import { encode } from 'uqr';
import { useText } from '../../i18n/use-text.ts';
import { attempt } from '../../lib/attempt.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton, useCopy } from '../../ui/CopyButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './InviteCard.module.css';

/** The member's invite link: as a QR code, to copy, and to share where the browser can (B-42). */
export function InviteCard({ code }: { code: string }) {
  const t = useText('invite');
  const parts = [location.origin, paths.register, `?${new URLSearchParams({ code }).toString()}`] as const;
  const link = parts.join('');
  const copy = useCopy();
  const share = async () => {
    if (!(await isShared(link))) await copy(link);
  };
  return (
    <section className={styles.card}>
      <h3>
        <Mark />
        <span>{t('yourLink')}</span>
      </h3>
      <QrPicture text={link} label={t('linkQr')} />
      <p>{t('linkOpens', { code })}</p>
      <p className={styles.link}>
        <span translate="no">
          <span>{parts[0]}</span>
          <wbr />
          <span>{parts[1]}</span>
          <wbr />
          <span>{parts[2]}</span>
        </span>
        <CopyButton text={link} label={t('copyLink')} />
      </p>
      {'share' in navigator && (
        <Button wide onPress={() => void share()}>
          {t('shareLink')}
        </Button>
      )}
    </section>
  );
}

/** Whether the browser has offered ways to share, also if the member has closed them. */
async function isShared(url: string): Promise<boolean> {
  const answer: unknown = attempt(() => navigator.share({ url }));
  // The browsers of other apps have functions that do nothing.
  if (!(answer instanceof Promise)) return false;
  return answer.then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

/** Scanners need a margin of this many modules. */
const border = 4;

/** A text as QR code: a square of the path for each dark module. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}

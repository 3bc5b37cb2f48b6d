import { useState } from 'react';
import { languageTag } from '../../i18n/locale.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { settings } from '../../settings.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { UnlitLamp } from '../../ui/UnlitLamp.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { videoFormat } from './video-format.ts';
import styles from './VideoModal.module.css';

interface VideoModalProps {
  /** The file name. */
  video: string;
  title: string;
  onClose: () => void;
}

/**
 * Plays one how-to video from `WALLET_HOWTO_BASE_URL`, with captions in the app's language: the Laos build's own, in Lao and
 * kip, or that in the language. Closing the modal stops it.
 */
export function VideoModal({ video, title, onClose }: VideoModalProps) {
  const t = useText('howto');
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const folder = settings.laos ? 'laos' : locale;
  const file = `${settings.howtoBaseUrl.replace(/\/?$/, '/')}${folder}/${video}`;
  return (
    <Sheet title={title} openedBy="address" onClose={onClose}>
      {failed ? (
        <NotLoaded
          picture={<UnlitLamp />}
          busy={false}
          onRetry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('notLoaded')}
        </NotLoaded>
      ) : (
        <video
          key={`${file} ${attempt}`}
          className={styles.video}
          src={`${file}.${videoFormat() ?? 'webm'}`}
          controls
          autoPlay
          muted
          playsInline
          // Captions from another origin require CORS.
          crossOrigin={file.startsWith('/') ? undefined : 'anonymous'}
          aria-label={title}
          // The video may fail before it is mounted. Then there is no event, so the error is checked here.
          ref={(video) => {
            if (video?.error) setFailed(true);
          }}
          onError={() => {
            setFailed(true);
          }}
        >
          <track
            kind="captions"
            src={`${file}.${locale}.vtt`}
            srcLang={languageTag(locale)}
            label={t('captions')}
            default
          />
        </video>
      )}
      <p className={styles.note}>{t('alsoInWriting')}</p>
    </Sheet>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { modalAddress, openedHere, useModal } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SheetPlaceholder } from '../../ui/SheetPlaceholder.tsx';
import styles from './HowtoScreen.module.css';
import { topics } from './topics.ts';
import { videoFormat } from './video-format.ts';

const VideoModal = lazyScreen(() => import('./VideoModal.tsx').then((file) => file.VideoModal), {
  Placeholder: SheetPlaceholder,
});

const never = () => () => undefined;
const canPlay = () => videoFormat() !== undefined;

/** Five topics, each as a video and as text; the text is open where the browser cannot play the video. */
export function HowtoScreen() {
  const t = useText('howto');
  const titles = useText('titles');
  const { name, search, close } = useModal();
  const playsVideos = useSyncExternalStore(never, canPlay, () => true);
  const watched = name === 'video' && topics.find(({ video }) => video === search.get('topic'));
  return (
    <div className={styles.screen}>
      <PageHead title={titles('howTo')}>
        <LanguageSwitch />
      </PageHead>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.title}>
            <details open={!playsVideos}>
              <summary>
                <topic.icon aria-hidden />
                <h2>{t(topic.title)}</h2>
                <ChevronDown aria-hidden />
              </summary>
              <ol>
                {topic.steps.map((step) => (
                  <li key={step}>{t(step)}</li>
                ))}
              </ol>
            </details>
            {playsVideos && (
              <Link
                to={modalAddress('video', { topic: topic.video })}
                state={openedHere}
                className={styles.play}
                aria-label={`${t('playVideo')}: ${t(topic.title)}`}
              >
                <Play aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {watched && <VideoModal video={watched.video} title={t(watched.title)} onClose={close} />}
    </div>
  );
}

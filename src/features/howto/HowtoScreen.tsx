import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Play from 'lucide-react/icons/play';
import Wallet from 'lucide-react/icons/wallet';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { modalAddress, openedHere, useModal } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageTitle.tsx';
import { SheetPlaceholder } from '../../ui/SheetPlaceholder.tsx';
import { Units } from '../../ui/Units.tsx';
import styles from './HowtoScreen.module.css';
import { videoFormat } from './video-format.ts';

/** The five topics in display order; `video` is the file name. */
export const topics = [
  {
    video: 'wallet',
    title: 'topicWallet',
    icon: Wallet,
    steps: ['wallet1', 'wallet2', 'wallet3', 'wallet4', 'wallet5', 'wallet6'],
  },
  {
    video: 'playing',
    title: 'topicPlaying',
    icon: Gamepad2,
    steps: ['playing1', 'playing2', 'playing3', 'playing4', 'playing5', 'playing6'],
  },
  {
    video: 'balance',
    title: 'topicBalance',
    icon: Eye,
    steps: ['balance1', 'balance2', 'balance3', 'balance4', 'balance5'],
  },
  {
    video: 'bonus',
    title: 'topicBonus',
    icon: Gift,
    steps: ['bonus1', 'bonus2', 'bonus3', 'bonus4', 'bonus5', 'bonus6'],
  },
  {
    video: 'ending-bonus',
    title: 'topicEndingBonus',
    icon: Flag,
    steps: ['endingBonus1', 'endingBonus2', 'endingBonus3', 'endingBonus4', 'endingBonus5', 'endingBonus6'],
  },
] as const;

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
        <LanguageSwitch offers />
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
                  <li key={step}>
                    <Units>{t(step)}</Units>
                  </li>
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

import { ChevronDown, Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { modalAddress, openedHere, useModal } from '../../ui/modal-address.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './HowtoScreen.module.css';
import { topics } from './topics.ts';

const VideoModal = lazy(() => import('./VideoModal.tsx').then((file) => ({ default: file.VideoModal })));

/** Five topics, each as a video and as text. */
export function HowtoScreen() {
  const t = useText('howto');
  const { name, search, close } = useModal();
  const watched = name === 'video' && topics.find(({ video }) => video === search.get('topic'));
  return (
    <div className={styles['screen']}>
      <PageHead title={t('title')}>
        <LanguageSwitch />
      </PageHead>
      <ul className={styles['topics']}>
        {topics.map((topic) => (
          <li key={topic.title}>
            <details>
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
            <Link
              to={modalAddress('video', { topic: topic.video })}
              state={openedHere}
              className={styles['play']}
              aria-label={`${t('playVideo')}: ${t(topic.title)}`}
            >
              <Play aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <Suspense>{watched && <VideoModal video={watched.video} title={t(watched.title)} onClose={close} />}</Suspense>
    </div>
  );
}

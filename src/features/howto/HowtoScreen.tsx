import { ChevronDown, Eye, Flag, Gamepad2, Gift, Wallet } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './HowtoScreen.module.css';

/** In the order of R-153. */
const topics = [
  { title: 'topicWallet', icon: Wallet, steps: ['wallet1', 'wallet2', 'wallet3', 'wallet4', 'wallet5', 'wallet6'] },
  {
    title: 'topicPlaying',
    icon: Gamepad2,
    steps: ['playing1', 'playing2', 'playing3', 'playing4', 'playing5', 'playing6'],
  },
  { title: 'topicBalance', icon: Eye, steps: ['balance1', 'balance2', 'balance3', 'balance4', 'balance5'] },
  { title: 'topicBonus', icon: Gift, steps: ['bonus1', 'bonus2', 'bonus3', 'bonus4', 'bonus5', 'bonus6'] },
  {
    title: 'topicEndingBonus',
    icon: Flag,
    steps: ['endingBonus1', 'endingBonus2', 'endingBonus3', 'endingBonus4', 'endingBonus5', 'endingBonus6'],
  },
] as const;

/** Five topics, each opening to its steps in writing. */
export function HowtoScreen() {
  const t = useText('howto');
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
          </li>
        ))}
      </ul>
    </div>
  );
}

import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Wallet from 'lucide-react/icons/wallet';

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

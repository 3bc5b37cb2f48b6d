import type { howto as source } from '../en/howto.ts';
import type { Translation } from '../translation.ts';

export const howto: Translation<typeof source> = {
  title: 'วิธีใช้งาน',
  topicWallet: 'การใช้กระเป๋าเงิน',
  topicPlaying: 'วิธีเล่น',
  topicBalance: 'การดูยอดเงิน',
  topicBonus: 'การรับโบนัส',
  topicEndingBonus: 'การสิ้นสุดโบนัส',
  playVideo: 'เล่นวิดีโอ',
};

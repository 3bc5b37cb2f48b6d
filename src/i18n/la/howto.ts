import type { howto as source } from '../en/howto.ts';
import type { Translation } from '../translation.ts';

export const howto: Translation<typeof source> = {
  title: 'ວິທີນຳໃຊ້',
  topicWallet: 'ການໃຊ້ກະເປົາເງິນ',
  topicPlaying: 'ວິທີຫຼິ້ນ',
  topicBalance: 'ການເບິ່ງຍອດເງິນ',
  topicBonus: 'ການຮັບໂບນັດ',
  topicEndingBonus: 'ການສິ້ນສຸດໂບນັດ',
  playVideo: 'ຫຼິ້ນວິດີໂອ',
};

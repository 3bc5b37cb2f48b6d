import type { chat as source } from '../en/chat.ts';
import type { Translation } from '../translation.ts';

export const chat: Translation<typeof source> = {
  title: 'ສົນທະນາ',
  openChat: 'ເປີດການສົນທະນາ',
  closeChat: 'ປິດການສົນທະນາ',
  inviteHeard: 'ສົນທະນາກັບແອັດມິນ',
  newMessage: 'ຂໍ້ຄວາມໃໝ່',
  unread: '{n} ຂໍ້ຄວາມທີ່ຍັງບໍ່ໄດ້ອ່ານ',
  reconnecting: 'ກຳລັງເຊື່ອມຕໍ່ຄືນໃໝ່',

  messages: 'ຂໍ້ຄວາມ',
  admin: 'ແອັດມິນ',
  you: 'ທ່ານ',
  greeting: 'ສະບາຍດີ. ຕ້ອງການໃຫ້ແອັດມິນຊ່ວຍເລື່ອງໃດ? ພິມຂໍ້ຄວາມຢູ່ດ້ານລຸ່ມ.',
  olderMessages: 'ກຳລັງໂຫຼດຂໍ້ຄວາມກ່ອນໜ້ານີ້',
  historyNotLoaded: 'ໂຫຼດຂໍ້ຄວາມກ່ອນໜ້ານີ້ບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
  toLatest: 'ໄປຫາຂໍ້ຄວາມຫຼ້າສຸດ',
  messageUnknown: 'ບໍ່ສາມາດສະແດງຂໍ້ຄວາມນີ້ໄດ້',
  image: 'ຮູບພາບ',
  video: 'ວິດີໂອ',
  file: 'ໄຟລ໌',
  viewImage: 'ເບິ່ງຮູບພາບ',
  playVideo: 'ຫຼິ້ນວິດີໂອ',

  uploading: 'ກຳລັງອັບໂຫຼດ {n}%',
  sending: 'ກຳລັງສົ່ງ',
  sent: 'ສົ່ງແລ້ວ',
  sentTwice: 'ສົ່ງຊ້ຳ',
  notSent: 'ສົ່ງບໍ່ສຳເລັດ',
  sendAgain: 'ສົ່ງອີກຄັ້ງ',
  remove: 'ລຶບອອກ',
  messageNotSent: 'ສົ່ງຂໍ້ຄວາມບໍ່ສຳເລັດ.',
  /** Follows why a text was not sent. */
  tapToSend: 'ແຕະເພື່ອສົ່ງອີກຄັ້ງ.',
  tooOften: 'ສົ່ງຂໍ້ຄວາມຖີ່ເກີນໄປ. ກະລຸນາລໍຖ້າບຶດໜຶ່ງ.',

  typeMessage: 'ພິມຂໍ້ຄວາມ',
  send: 'ສົ່ງ',
  attach: 'ແນບໄຟລ໌',
  attachmentFormats: 'ຮູບ PNG, JPEG ຫຼື GIF ບໍ່ເກີນ {image} MB, ວິດີໂອ MP4 ຫຼື MOV ບໍ່ເກີນ {video} MB',
  messageTooLong: 'ຂໍ້ຄວາມຍາວໄດ້ບໍ່ເກີນ 2,000 ຕົວອັກສອນ',
};

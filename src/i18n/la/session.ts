import type { session as source } from '../en/session.ts';
import type { Translation } from '../translation.ts';

export const session: Translation<typeof source> = {
  ended: 'ໝົດເວລາການເຂົ້າສູ່ລະບົບແລ້ວ. ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ.',
  loggedOutElsewhere: 'ທ່ານອອກຈາກລະບົບຢູ່ແຖບອື່ນແລ້ວ',
};

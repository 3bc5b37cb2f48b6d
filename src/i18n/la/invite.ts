import type { invite as source } from '../en/invite.ts';
import type { Translation } from '../translation.ts';

export const invite: Translation<typeof source> = {
  title: 'ແນະນຳໝູ່',
};

import type { chat as source } from '../en/chat.ts';
import type { Translation } from '../translation.ts';

export const chat: Translation<typeof source> = {
  title: 'ສົນທະນາ',
};

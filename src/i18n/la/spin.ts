import type { spin as source } from '../en/spin.ts';
import type { Translation } from '../translation.ts';

export const spin: Translation<typeof source> = {
  title: 'ກົງລໍ້',
};

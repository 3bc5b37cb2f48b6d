import type { Locale } from './locale.ts';

/** In the entry bundle, in every language: what a text reads as when the file that holds it could not be loaded. */
export const notLoaded = {
  en: 'Not loaded. Try again.',
  th: 'โหลดไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  la: 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
} as const satisfies Record<Locale, string>;

import type { Locale } from './locale.ts';

/** Shown when a text file cannot be loaded. In the entry bundle, in every language. */
export const notLoaded = {
  en: "Couldn't load. Try again.",
  th: 'โหลดไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  la: 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
} as const satisfies Record<Locale, string>;

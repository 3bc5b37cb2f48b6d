import type { Locale } from '../i18n/locale.ts';

interface NamedBank {
  bankCode: string;
  nameTH: string;
  nameEN: string;
}

/** The English name in English, the Thai name in Thai and Lao; a bank without a name shows its code. */
export function bankName({ bankCode, nameEN, nameTH }: NamedBank, locale: Locale): string {
  const names = locale === 'en' ? [nameEN, nameTH] : [nameTH, nameEN];
  return [...names, bankCode].find((name) => name.trim() !== '') ?? '-';
}

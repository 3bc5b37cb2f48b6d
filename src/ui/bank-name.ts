import type { Locale } from '../i18n/locale.ts';

interface NamedBank {
  bankCode: string;
  nameTH: string;
  nameEN: string;
}

/** English names in English, the others in Thai and Lao; a nameless bank goes by its code. */
export function bankName({ bankCode, nameEN, nameTH }: NamedBank, locale: Locale): string {
  const names = locale === 'en' ? [nameEN, nameTH] : [nameTH, nameEN];
  return [...names, bankCode].find((name) => name.trim() !== '') ?? '-';
}

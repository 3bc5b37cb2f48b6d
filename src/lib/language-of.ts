/** The language of a server text by its script; undefined without Thai, Lao or Latin letters. */
export function languageOf(text: string): 'th' | 'lo' | 'en' | undefined {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Lao}/u.test(text)) return 'lo';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}

/** The language of a text from elsewhere, by its script; undefined where it has no letters of Thai, Lao or Latin. */
export function languageOf(text: string): 'th' | 'lo' | 'en' | undefined {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Lao}/u.test(text)) return 'lo';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}

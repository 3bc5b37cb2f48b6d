/** Maximum length of a text in UTF-16 code units. The rest is ignored. */
export const textSize = 50_000;

// Control characters are invisible. Direction controls could make a host read backwards, and Thai, Lao and English do
// not use them.
const invisible = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Removes invisible characters. */
export const visibleText = (text: string): string => text.replace(invisible, '');

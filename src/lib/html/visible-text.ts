/** How much of one text is read, in UTF-16 code units; what follows is left out. */
export const textSize = 50_000;

// Controls draw nothing; those of writing direction could make a host read backwards. Thai, Lao and English need neither.
const invisible = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that a reader does not see. */
export const visibleText = (text: string): string => text.replace(invisible, '');

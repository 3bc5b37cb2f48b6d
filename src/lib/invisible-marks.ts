/**
 * Removes the marks that are never visible and that copied texts carry: soft hyphens, spaces of no width, byte order marks
 * and marks of the writing direction.
 */
export const withoutInvisibleMarks = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

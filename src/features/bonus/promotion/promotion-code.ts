/** A promotion code as it is asked for: in upper case, without the blanks around it. */
export const promotionCode = (text: string): string => text.trim().toUpperCase();

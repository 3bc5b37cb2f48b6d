/** A promotion code as it is sent: trimmed, in upper case. */
export const promotionCode = (text: string): string => text.trim().toUpperCase();

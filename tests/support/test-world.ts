/** 20 November 2026, 20:00 in Bangkok. */
export const start = Date.parse('2026-11-20T20:00:00+07:00');

export const rich = '0812345678';

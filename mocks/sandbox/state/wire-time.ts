const bangkokOffset = 7 * 3_600_000;
const dayLength = 86_400_000;

/** Epoch milliseconds as ISO 8601 in the time zone of Thailand and Laos. */
export function wireTime(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().replace(/(\.000)?Z$/, '+07:00');
}

/** The start of a day in Bangkok, in epoch milliseconds. */
export const bangkokMidnight = (day: number): number => day * dayLength - bangkokOffset;

/** The day number in Bangkok of an instant (epoch ms), counted from 1 January 1970. */
export function bangkokDay(instant: number): number {
  return Math.floor((instant + bangkokOffset) / dayLength);
}

const bangkokOffset = 7 * 3_600_000;
const dayLength = 86_400_000;

/** An instant (epoch ms) as the wire says it: ISO 8601 in the zone of Thailand and Laos. */
export function wireTime(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().replace(/(\.000)?Z$/, '+07:00');
}

/** The instant (epoch ms) at which a day begins in Bangkok. */
export const bangkokMidnight = (day: number): number => day * dayLength - bangkokOffset;

/** The day of an instant (epoch ms) in Bangkok, counted from 1 January 1970. */
export function bangkokDay(instant: number): number {
  return Math.floor((instant + bangkokOffset) / dayLength);
}

const bangkokOffset = 7 * 3_600_000;

/** An instant (epoch ms) as the wire says it: ISO 8601 in the zone of Thailand and Laos. */
export function wireTime(instant: number): string {
  return new Date(instant + bangkokOffset).toISOString().replace(/(\.000)?Z$/, '+07:00');
}

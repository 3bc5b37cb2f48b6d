interface Timed {
  readonly at: number;
}

/** Puts `later` among `ordered` by time; of one moment, what is in order already comes first, the rest as it was given. */
export function placeByTime<Item extends Timed>(ordered: readonly Item[], later: readonly Item[]): readonly Item[] {
  if (later.length === 0) return ordered;
  const last = ordered.at(-1)?.at ?? -Infinity;
  const extra = later.toSorted((one, other) => one.at - other.at);
  if ((extra[0]?.at ?? last) >= last) return [...ordered, ...extra];
  // Sorting is stable.
  return [...ordered, ...extra].sort((one, other) => one.at - other.at);
}

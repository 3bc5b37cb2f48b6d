interface Timed {
  readonly at: number;
}

/** Merges `later` into `ordered` by time. At equal times `ordered` comes first and the given order is kept. */
export function placeByTime<Item extends Timed>(ordered: readonly Item[], later: readonly Item[]): readonly Item[] {
  if (later.length === 0) return ordered;
  const last = ordered.at(-1)?.at ?? -Infinity;
  const extra = later.toSorted((one, other) => one.at - other.at);
  if ((extra[0]?.at ?? last) >= last) return [...ordered, ...extra];
  // Relies on stable sorting.
  return [...ordered, ...extra].sort((one, other) => one.at - other.at);
}

/**
 * Counts of unreadable values by place. A place is the path of keys without list indexes: `slots`,
 * `slots.amount`.
 */
export type LeftOut = Record<string, number>;

export const placeOf = (parent: string, key: string) => (parent === '' ? key : `${parent}.${key}`);

export function count(leftOut: LeftOut | undefined, place: string): void {
  if (leftOut) leftOut[place] = (leftOut[place] ?? 0) + 1;
}

/** Attaches the counts to the answer, so that they stay with it in the cache. */
export const withLeftOut = <Answer extends object>(answer: Answer, leftOut: LeftOut): Answer =>
  Object.keys(leftOut).length > 0 ? { ...answer, leftOut } : answer;

/** The sum of the counts at these places. */
export function leftOutOf(answer: object | undefined, ...places: readonly string[]): number {
  const leftOut: unknown = answer && Reflect.get(answer, 'leftOut');
  if (typeof leftOut !== 'object' || leftOut === null) return 0;
  const counts = places.map((place): unknown => Reflect.get(leftOut, place));
  return counts.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
}

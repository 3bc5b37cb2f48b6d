/**
 * What of an answer could not be read and is missing from it: how often, by place. A place is the names of the keys on the
 * way, without the numbers of list entries: `slots`, `slots.amount`.
 */
export type LeftOut = Record<string, number>;

export const placeOf = (parent: string, key: string) => (parent === '' ? key : `${parent}.${key}`);

export function count(leftOut: LeftOut | undefined, place: string): void {
  if (leftOut) leftOut[place] = (leftOut[place] ?? 0) + 1;
}

/** The answer with what was left out of it; it goes with the answer wherever that is kept. */
export const withLeftOut = <Answer extends object>(answer: Answer, leftOut: LeftOut): Answer =>
  Object.keys(leftOut).length > 0 ? { ...answer, leftOut } : answer;

/** How much was left out of an answer at these places. */
export function leftOutOf(answer: object | undefined, ...places: readonly string[]): number {
  const leftOut: unknown = answer && Reflect.get(answer, 'leftOut');
  if (typeof leftOut !== 'object' || leftOut === null) return 0;
  const counts = places.map((place): unknown => Reflect.get(leftOut, place));
  return counts.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
}

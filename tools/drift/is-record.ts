export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field of an unchecked answer as an object, or an empty object if the field is missing. */
export const partIn = (answer: unknown, name: string): Readonly<Record<string, unknown>> =>
  isRecord(answer) && isRecord(answer[name]) ? answer[name] : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of a list in an unchecked answer; none if it has no such list. */
export function listIn(answer: unknown, name: string): Readonly<Record<string, unknown>>[] {
  const items = isRecord(answer) ? answer[name] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

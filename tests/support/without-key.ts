/** An object without one of its keys. */
export const withoutKey = (value: object, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

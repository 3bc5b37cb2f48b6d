/** A text of the service, if it is one of the values that the contract knows. Any other text has a fallback. */
export const knownValue = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text);

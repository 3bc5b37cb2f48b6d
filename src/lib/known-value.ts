/** A text of the service, if it is one of the values that the contract knows. Any other text has a fallback. */
export const knownValue = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text);

/** The same in any letter case, with or without spaces around it: what an entry of the account is must not depend on that. */
export function knownInAnyCase<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  const plain = text.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === plain);
}

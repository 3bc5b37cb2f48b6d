/** The history state of the login page after a registration, or for a number that is registered already. */
export const registeredState = (phone: string) => ({ registeredPhone: phone });

/** The number with which the registration led to this history entry; undefined for any other entry. */
export function registeredPhone(state: unknown): string | undefined {
  const phone =
    typeof state === 'object' && state !== null && 'registeredPhone' in state ? state.registeredPhone : undefined;
  return typeof phone === 'string' ? phone : undefined;
}

/** The history state of the login page after a registration. */
export const registeredState = (phone: string) => ({ registeredPhone: phone });

/** The phone number of the registration that led to this history entry; undefined for any other entry. */
export function registeredPhone(state: unknown): string | undefined {
  const phone =
    typeof state === 'object' && state !== null && 'registeredPhone' in state ? state.registeredPhone : undefined;
  return typeof phone === 'string' ? phone : undefined;
}

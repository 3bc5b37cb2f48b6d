/** Identify this client to the service. The specification does not give the header's name. */
export const clientHeaders = { 'X-Client': 'wallet-user' } as const;

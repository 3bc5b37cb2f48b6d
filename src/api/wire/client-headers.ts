/** Tell the service which client calls. The header's name is this client's own reading. */
export const clientHeaders = { 'X-Client': 'wallet-user' } as const;

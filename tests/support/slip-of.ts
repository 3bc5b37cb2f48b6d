import type { Schemas } from '../../generated/operations.ts';

/** A slip as the service lists it, with the given differences. */
export function slipOf(differs: Partial<Schemas['Slip']> = {}): Schemas['Slip'] {
  return {
    createdAt: '2026-11-20T20:50:00+07:00',
    amount: 500,
    status: 'SUCCESS',
    note: null,
    link: null,
    reference: null,
    ...differs,
  };
}

import * as z from 'zod/mini';
import { TruelinkRequest } from '../../../generated/schemas.ts';

/** The gift link as it was pasted, without the spaces around it; it is encrypted before it is sent. */
export const linkForm = z.extend(z.pick(TruelinkRequest, { link: true }), {
  link: z.string().check(z.trim(), z.minLength(1)),
});

export type LinkForm = z.input<typeof linkForm>;

import * as z from 'zod/mini';
import { TruelinkRequest } from '../../../generated/schemas.ts';

/** The pasted gift link, trimmed. It is encrypted before it is sent. */
export const linkForm = z.object({ link: z.pipe(z.string().check(z.trim()), TruelinkRequest.shape.link) });

export type LinkForm = z.input<typeof linkForm>;

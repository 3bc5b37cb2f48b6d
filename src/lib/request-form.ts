import * as z from 'zod/mini';

/** A form whose texts, once nothing is wrong with them, become a request of the contract, which has the last word. */
export const requestForm = <Text, Typed, Request, Given>(
  texts: z.ZodMiniType<Text, Typed>,
  toRequest: (text: Text) => Given,
  request: z.ZodMiniType<Request, Awaited<Given>>,
): z.ZodMiniType<Request, Typed> => z.pipe(texts, z.pipe(z.transform(toRequest), request));

import { limits } from '../../lib/limits.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A transport that breaks off an answer longer than any that a money command can have, whether or not it names its length. */
export const limitAnswer =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (!response.body) return response;
    let size = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limits.moneyAnswerMaxBytes) controller.error(new Error('The answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };

import { limits } from '../../lib/limits.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * A transport that aborts when an answer is longer than any valid answer to a money command, with or without a
 * Content-Length.
 */
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

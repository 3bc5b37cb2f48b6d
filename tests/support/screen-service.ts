import { operations, type OperationId } from '../../generated/operations.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { Settings } from '../../src/settings-schema.ts';
import { deferred } from './deferred.ts';
import { keptOverReload } from './kept-over-reload.ts';
import { rich, start } from './test-world.ts';
import { startVirtualTime } from './virtual-time.ts';

// The service of a screen: the sandbox in this process, and the time, which is virtual for both.

/** Serves all files of tests in this process. */
async function startService() {
  const sandbox = await createSandbox({
    report: () => undefined,
    // Only the control API settles and answers, because the sandbox looks for what is due at real times.
    settleDelayMs: null,
    answerDelayMs: 1e12,
    now: () => Date.now(),
  });
  const time = startVirtualTime(start, 40);
  /** What the answers of operations wait for. */
  const held = new Map<OperationId, Promise<undefined>>();
  const { fetch: send } = globalThis;
  /** Resolves when the whole answer is there and unpacked, which takes real time but none of the app's. */
  const receive = async (request: Request): Promise<Response> => {
    const answer = await send(request);
    await answer.clone().arrayBuffer();
    return answer;
  };
  globalThis.fetch = async (...parameters) => {
    const request = new Request(...parameters);
    const answer = await time.during(receive(request));
    for (const [id, released] of held) if (isCallOf(id, request)) await released;
    return answer;
  };
  return { sandbox, time, held };
}

const isCallOf = (id: OperationId, { method, url }: Request) =>
  method.toLowerCase() === operations[id].method &&
  new RegExp(`${operations[id].path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`).test(new URL(url).pathname);

const { sandbox, time, held } = await keptOverReload('service', startService);
export { sandbox, time };
export const { control } = sandbox;
/** The build settings, in every load of the page. */
export const settings: Partial<Settings> = { apiBaseUrl: sandbox.url, truelinkSecret: 'sandbox-secret' };

/** Calls of an operation, in the order of arrival. */
export const callsOf = (id: OperationId) => sandbox.requests.filter(({ operationId }) => operationId === id);

/**
 * Holds the answers of an operation back until the returned function is called. No time passes before the answer of the sandbox
 * is there, so its `connection: 'never'` would wait forever.
 */
export function holdAnswer(id: OperationId): () => Promise<void> {
  const released = deferred<undefined>();
  held.set(id, released.promise);
  return async () => {
    held.delete(id);
    released.resolve(undefined);
    await time.settle();
  };
}

/** Sends a transfer of the rich member from another device. */
export async function transferElsewhere(body: { from: string; to: string; amount: number }): Promise<void> {
  const headers = {
    ...{ Authorization: `Bearer ${control.signIn(rich)}`, 'X-Client': 'wallet-user' },
    'Content-Type': 'application/json',
  };
  await fetch(`${sandbox.url}/api/wallet/transfer`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Forgets what a test has changed. */
export function resetService(): void {
  held.clear();
  control.reset();
}

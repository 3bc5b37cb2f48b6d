import type { ForwardedExchange, startDriftProxy } from './drift-proxy.ts';
import type { Mutation, PeerRequest } from './mutations/mutation.ts';

/** Sends the request of each mutation to the changed service and records the exchange. */
export async function record(
  proxy: Awaited<ReturnType<typeof startDriftProxy>>,
  mutations: readonly Mutation[],
  member: { readonly username: string; readonly password: string },
  last: () => ForwardedExchange | undefined,
): Promise<ForwardedExchange[]> {
  proxy.unchanged();
  const token = await signIn();
  const exchanges: ForwardedExchange[] = [];
  for (const { request, change } of mutations) {
    proxy.only(`${request.method} ${request.path}`, change);
    await send(request, token).catch(() => null); // one of them closes the connection
    const exchange = last();
    if (exchange) exchanges.push(exchange);
  }
  return exchanges;

  async function signIn(): Promise<string> {
    const headers = { 'content-type': 'application/json', 'x-client': 'wallet-user' };
    const response = await fetch(`${proxy.url}/api/login`, { method: 'POST', headers, body: JSON.stringify(member) });
    return ((await response.json()) as { token: string }).token; // the sandbox matches the contract
  }

  function send({ method, path, auth, contentType, body }: PeerRequest, own: string): Promise<Response> {
    const bearer = auth === 'bad' ? 'drift.not.a.token' : own;
    return fetch(proxy.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...{ accept: 'application/json', 'x-client': 'wallet-user' },
        ...(auth !== 'none' && { authorization: `Bearer ${bearer}` }),
        ...(contentType !== null && { 'content-type': contentType }),
      },
      ...(body !== null && { body }),
    });
  }
}

import * as op from '../../../../generated/operations/wallet.ts';
import { timings } from '../../../lib/timings.ts';
import { settings } from '../../../settings.ts';
import { clientHeaders } from './client-headers.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Calls of the home load that were already sent, each as a transport that returns the pending answer. */
export interface EarlyLoad {
  refreshSlots: Fetch;
  /** Undefined while the first call is pending or if it failed. The app then sends this call itself. */
  getWallet?: Fetch | undefined;
}

interface Begun {
  token: string;
  at: number;
  stop: AbortController;
  refreshed: Promise<Response>;
  wallet?: Promise<Response>;
}

let begun: Begun | undefined;

type Call = typeof op.refreshSlots | typeof op.getWallet;

function ask({ method, path, effect }: Call, { token, stop }: Pick<Begun, 'token' | 'stop'>): Promise<Response> {
  const answer = fetch(settings.apiBaseUrl + path, {
    method: method.toUpperCase(),
    headers: { ...clientHeaders, Authorization: `Bearer ${token}` },
    cache: 'no-store',
    redirect: effect === 'command' ? 'error' : 'follow',
    signal: stop.signal,
  });
  // The caller that takes this promise handles the rejection.
  answer.catch(() => undefined);
  return answer;
}

/**
 * Starts the home load before the code of home is loaded: refreshes the games, then reads the wallet.
 * Checks only whether the refresh succeeded; the app reads and validates the answers.
 */
export function beginHomeLoad(token: string): void {
  const made = { token, at: performance.now(), stop: new AbortController() };
  const load: Begun = { ...made, refreshed: ask(op.refreshSlots, made) };
  begun = load;
  const readWallet = ({ ok }: Response) => {
    // After the app has taken over, it reads the wallet itself.
    if (ok && begun === load) load.wallet = ask(op.getWallet, load);
  };
  load.refreshed.then(readWallet, () => undefined);
}

/** A transport that answers the first request with the pending answer and sends all later requests. */
function transportOf(answer: Promise<Response>, { stop }: Begun): Fetch {
  let isTaken = false;
  return (request) => {
    if (isTaken) return fetch(request);
    isTaken = true;
    const abort = () => {
      stop.abort();
    };
    if (request.signal.aborted) abort();
    request.signal.addEventListener('abort', abort);
    return answer;
  };
}

/** Returns the home load that was started for this token, once. Undefined without one, or if it is too old. */
export function takeHomeLoad(token: string | null): EarlyLoad | undefined {
  const load = begun;
  begun = undefined;
  if (!load) return undefined;
  if (load.token !== token || performance.now() - load.at > timings.http) {
    load.stop.abort();
    return undefined;
  }
  const { refreshed, wallet } = load;
  return { refreshSlots: transportOf(refreshed, load), getWallet: wallet && transportOf(wallet, load) };
}

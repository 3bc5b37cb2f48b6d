import * as op from '../../../generated/operations.ts';
import { timings } from '../../lib/timings.ts';
import { settings } from '../../settings.ts';
import { clientHeaders } from './client-headers.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The calls of the home load that were made already, each as the transport that answers with what came of it. */
export interface EarlyLoad {
  refreshSlots: Fetch;
  /** Undefined where the answer to the first call is not there yet, or was no success: then the app asks. */
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
  // Whoever takes it hears of the failure.
  answer.catch(() => undefined);
  return answer;
}

/**
 * Begins the home load before the code of home is there: refreshes the games, then reads the wallet. Of what comes,
 * nothing is looked at but whether the refresh was a success: the app reads it when it is there.
 */
export function beginHomeLoad(token: string): void {
  const made = { token, at: performance.now(), stop: new AbortController() };
  const load: Begun = { ...made, refreshed: ask(op.refreshSlots, made) };
  begun = load;
  const readWallet = ({ ok }: Response) => {
    // Once the app has taken over, it asks for the wallet itself.
    if (ok && begun === load) load.wallet = ask(op.getWallet, load);
  };
  load.refreshed.then(readWallet, () => undefined);
}

/** Answers the first request with what is under way already, any later one as usual. */
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

/** Hands over the home load that was begun for a session, once; undefined where there is none, or one too old to be of use. */
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

import type { Contract } from './contract.ts';
import type { Exchange } from './exchange.ts';
import { isRecord } from './is-record.ts';
import type { ServiceSource } from './options.ts';
import type { Planner, Probe } from './plan.ts';
import type { Values } from './values.ts';
import { hider, masked } from './redact.ts';
import type { RunRecord } from './record.ts';
import { successOf, type Session } from './session.ts';
import { Stop } from './stop.ts';

interface Means {
  readonly contract: Contract;
  readonly planner: Planner;
  readonly session: Session;
  readonly record: RunRecord;
  readonly login: ServiceSource['login'];
  readonly send: (probe: Probe) => Promise<Exchange | null>;
}

/** Signs in as a member would. */
export function signingIn({ contract, planner, session, record, login, send }: Means) {
  return { signIn, takeToken, renewAfterPassword };

  /** Throws a Stop when the sign-in is refused. */
  async function signIn(): Promise<void> {
    if (!login) return;
    const operation = contract.operations.find(({ id }) => id === 'login');
    if (!operation)
      throw new Stop(2, '--login needs an operation "login" in the contract; give a token with --auth-env.');
    const exchange = await send(planner.nominal(operation, { ...login }));
    if (!exchange) throw new Stop(3, `The sign-in failed: ${operation.title} did not answer.`);
    if (exchange.response.status > 299) {
      const hide = hider([login.password, login.username]);
      const said = masked(hide(exchange.response.body?.toString('utf8') ?? 'nothing')).slice(0, 200);
      throw new Stop(3, `The sign-in was refused: ${operation.title} answered ${exchange.response.status} ${said}`);
    }
    if (session.token === null)
      record.notes.push(
        `${operation.title} succeeded without a token that can be used: nothing that needs one was tested.`,
      );
  }

  /** A newer sign-in may end the session before it. */
  function takeToken(exchange: Exchange): void {
    const answer = exchange.operation.id === 'login' ? successOf(exchange) : undefined;
    const token = isRecord(answer) ? answer['token'] : undefined;
    if (typeof token === 'string' && token !== '') session.token = token;
  }

  /** A changed password may end the session (the contract allows both), so the member is signed in again. */
  async function renewAfterPassword({ newPassword }: Values): Promise<void> {
    const [query, operation] = ['getProfile', 'login'].map((id) => contract.operations.find((each) => each.id === id));
    if (!query || !operation || !login) return;
    const answer = await send(planner.nominal(query, {}));
    if (answer?.response.status !== 401) return;
    const again = await send(planner.nominal(operation, { ...login, password: newPassword }));
    const outcome = again && again.response.status < 300 ? 'signed in again' : 'could not sign in again';
    record.notes.push(`The change of the password ended the session, so drift ${outcome}.`);
  }
}

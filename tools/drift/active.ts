import type { Random } from '../../mocks/sandbox/state/random.ts';
import { businessCodeOf } from './codes.ts';
import type { Operation } from './contract.ts';
import { corsDrifts, preflightHeaders } from './cors.ts';
import { driftIn, type Drift, type Exchange } from './exchange.ts';
import { lookBefore } from './effects.ts';
import type { Judge } from './judge.ts';
import { meaningOf } from './meaning.ts';
import type { Options, ServiceSource } from './options.ts';
import { sentValues, type Planner, type Probe } from './plan.ts';
import type { Values } from './values.ts';
import { whyNotSent } from './persons.ts';
import { candidatesOf, eitherOr, type RecipeContext } from './recipes.ts';
import { isAtBoundary, isRefusedAsInvalid, refusedQueryDrift } from './refused-queries.ts';
import { addDrifts, count, hasSucceeded, noteBlindSpots, noteRefusal, type RunRecord } from './record.ts';
import { several } from './report-text.ts';
import { retryAfter } from './retry-after.ts';
import { isRefusal } from './request-check.ts';
import { selected } from './selected.ts';
import { successOf, type Session } from './session.ts';
import { signingIn } from './sign-in.ts';
import { Stop } from './stop.ts';
import { canBeStranger } from './tokens.ts';

interface ActiveOptions extends ServiceSource, Pick<Options, 'meaning'> {
  readonly progress: (line: string) => void;
  /** When the account is looked at again after a command. */
  readonly looks?: readonly number[] | undefined;
}

/** After this many lost answers in a row the other requests of an operation are skipped. */
const patience = 2;
/** After this many operations in a row without any answer the service counts as unreachable. */
const silence = 3;

/** Sends every request that the plan derives from the contract. */
export function activeRun(
  judge: Judge,
  planner: Planner,
  session: Session,
  record: RunRecord,
  random: Random,
  options: ActiveOptions,
) {
  const { contract } = judge;
  const meaning = meaningOf(contract, options.meaning !== 'error');
  /** Judged at the end, when it is known whether the operation accepts any request. */
  const refusedQueries: { readonly exchange: Exchange; readonly isLikely: boolean }[] = [];
  /** Operations that were not sent, because their values would be those of a stranger. That is no blind spot. */
  const withheld = new Set<string>();
  const last = new Map<string, { values: Values; answer: unknown }>();
  const context: RecipeContext = {
    ask,
    last: (id) => last.get(id),
    random,
    login: options.login,
  };
  const { signIn, takeToken, renewAfterPassword } = signingIn({
    ...{ contract, planner, session, record, login: options.login },
    send: (probe) => send(probe),
  });
  const pause = retryAfter(() => session.over() !== null);
  return { signIn, ask, send, run };

  /** Sends and checks one request; null when no answer came, which is a finding as well. */
  async function send(probe: Probe, isFromAnswers = false): Promise<Exchange | null> {
    const outcome = await session.send(probe);
    if ('problem' in outcome) {
      // An answer that the run itself aborted is not the service's fault.
      if (session.over() === null) addDrifts(record, [noAnswer(probe, outcome.problem, outcome.request)]);
      return null;
    }
    count(record, outcome);
    pause.note(outcome);
    if (probe.auth === 'token') takeToken(outcome);
    addDrifts(record, await judge.drifts(outcome));
    if (options.meaning !== 'off') addDrifts(record, meaning.ofAnswer(outcome));
    if (await isRefusedAsInvalid(judge, outcome)) {
      refusedQueries.push({ exchange: outcome, isLikely: isFromAnswers || isAtBoundary(contract, outcome) });
    }
    if (options.origin !== null) addDrifts(record, corsDrifts(contract, options.origin, { exchange: outcome }));
    return outcome;
  }

  function noAnswer({ operation, label }: Probe, problem: string, request: Exchange['request']): Drift {
    const message = `${operation.title} was asked and did not answer: ${problem}.`;
    const place = contract.documents.placeOf(operation.node);
    return driftIn({ operation, request }, { kind: 'no-answer', place, message, detail: label });
  }

  async function checkPreflight(operation: Operation): Promise<void> {
    if (options.origin === null) return;
    const probe = planner.nominal(operation, {});
    const outcome = await session.preflight(probe, preflightHeaders(contract, operation));
    if ('problem' in outcome)
      addDrifts(record, [noAnswer({ ...probe, label: 'preflight' }, outcome.problem, outcome.request)]);
    else addDrifts(record, corsDrifts(contract, options.origin, { preflight: outcome }));
  }

  async function ask(id: string, values: Values = {}): Promise<unknown> {
    const operation = contract.operations.find((each) => each.id === id);
    // Only queries, even if a recipe needs a command.
    if (operation?.effect !== 'query') return undefined;
    const exchange = await send(planner.nominal(operation, { ...values, ...options.values[id] }));
    return exchange ? successOf(exchange) : undefined;
  }

  async function run(): Promise<void> {
    const operations = selected(contract, options);
    if (operations.length === 0)
      record.blind.push({ what: 'everything', why: 'the contract describes commands only, which --write sends' });
    let silent = 0;
    for (const [index, operation] of operations.entries()) {
      const why = session.over() ?? (silent >= silence ? 'the service had stopped answering' : null);
      if (why !== null) {
        record.notSent.set(operation.id, `not sent: ${why}`);
        continue;
      }
      const before = session.sent;
      await testSafely(operation);
      silent = session.lost > 0 && !record.seen.has(operation.id) ? silent + 1 : 0;
      options.progress(`${index + 1}/${operations.length} ${operation.id}: ${session.sent - before} requests`);
    }
    if (operations.length > 0 && !session.answered && session.over() === null)
      throw new Stop(
        3,
        `Nothing answered: no answer came to ${several(operations.length, 'operation')} (${session.problem}).`,
      );
    if (options.write) await readAgain(operations);
    for (const { exchange, isLikely } of refusedQueries.toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely))) {
      const isProven = isLikely && hasSucceeded(record, exchange.operation.id);
      addDrifts(record, [refusedQueryDrift(contract, exchange, isProven)]);
    }
    const late = [...record.notSent].filter(([id]) => !withheld.has(id));
    const [, why] = late[0] ?? [];
    if (why !== undefined) record.notes.push(`${late.length} of ${several(operations.length, 'operation')}: ${why}.`);
    const sendable = operations.map(({ id }) => id).filter((id) => !withheld.has(id));
    noteBlindSpots(record, sendable, eitherOr);
    noteUnsent(new Set(operations.map(({ id }) => id)));
  }

  /** Reads the queries again that were empty or refused before the commands. */
  async function readAgain(operations: readonly Operation[]): Promise<void> {
    const { lists } = record.coverage.unseen(operations);
    const empty = new Set(lists.map((name) => name.split(' ')[0]));
    for (const operation of operations) {
      if (operation.effect !== 'query' || session.over() !== null || withheld.has(operation.id)) continue;
      if (!empty.has(operation.id) && hasSucceeded(record, operation.id)) continue;
      const candidates = await candidatesFor(operation);
      if (typeof candidates !== 'string') await succeed(operation, candidates);
    }
  }

  async function testSafely(operation: Operation): Promise<void> {
    try {
      await test(operation);
    } catch (problem) {
      if (problem instanceof Stop && problem.exitCode === 3) throw problem;
      const said = problem instanceof Error ? problem.message : String(problem);
      record.blind.push({ what: operation.id, why: `drift could not judge it: ${said}` });
    }
  }

  function noteUnsent(wanted: ReadonlySet<string>): void {
    for (const { id, effect } of contract.operations) {
      if (wanted.has(id) || record.seen.has(id)) continue;
      const isCommand = effect === 'command' && !options.write;
      record.notSent.set(id, isCommand ? 'a command, which only --write sends' : 'left out by --only');
    }
  }

  async function test(operation: Operation): Promise<void> {
    await checkPreflight(operation);
    const candidates = await candidatesFor(operation);
    if (typeof candidates === 'string') {
      record.notSent.set(operation.id, candidates);
      withheld.add(operation.id);
      return;
    }
    const values = await succeed(operation, candidates);
    const probes = planner.others(operation, values);
    for (const [index, probe] of probes.entries()) {
      if (!canBeStranger(probe, session.token)) continue;
      const why =
        session.over() ??
        (session.lost >= patience ? 'its last answers did not come' : await pause.whyNotNow(operation.id));
      if (why !== null) {
        record.notes.push(`${operation.id}: ${probes.length - index} requests were not sent, because ${why}.`);
        return;
      }
      await send(probe);
    }
    if (options.meaning === 'off' || operation.effect !== 'query' || !hasSucceeded(record, operation.id)) return;
    const ask = (page: Values) => send(planner.nominal(operation, { ...values, ...page }));
    addDrifts(record, await meaning.ofPages(operation, ask));
  }

  /** The values to try, the most likely first; none for the contract's example. Or why the operation is not sent. */
  async function candidatesFor({ id }: Operation): Promise<readonly Values[] | string> {
    const own = options.values[id] ?? {};
    const candidates = await candidatesOf(id, context, own);
    return whyNotSent(id, candidates[0] ?? {}, own, options.isLocal) ?? candidates;
  }

  /** Tries values until one succeeds. Returns it, or else the most likely values. */
  async function succeed(operation: Operation, candidates: readonly Values[]): Promise<Values> {
    const [first = {}, ...others] = candidates;
    for (const values of [first, ...others]) {
      if (session.over() !== null) break;
      const exchange = await sendNominal(operation, values, candidates.length > 0);
      if (!exchange) continue;
      if (exchange.response.status > 299) {
        const code = businessCodeOf(contract, exchange);
        if (code !== null) noteRefusal(record, operation.id, code);
        continue;
      }
      last.set(operation.id, { values, answer: successOf(exchange) });
      if (operation.id === 'changePassword') await renewAfterPassword(values);
      return values;
    }
    return first;
  }

  /** Sends the request that should succeed, once more if the service asks to wait, and looks for what it has done. */
  async function sendNominal(operation: Operation, values: Values, isFromAnswers: boolean): Promise<Exchange | null> {
    const probe = planner.nominal(operation, values);
    const sent = sentValues(probe);
    const isOver = () => session.over() !== null;
    const look =
      operation.effect === 'command'
        ? await lookBefore(contract, operation, sent, { ask, isOver, looks: options.looks })
        : null;
    let exchange = await send(probe, isFromAnswers);
    if (exchange?.response.status === 429 && (await pause.wait(operation.id)))
      exchange = await send(probe, isFromAnswers);
    if (look && exchange && exchange.response.status < 300 && !isRefusal(exchange))
      addDrifts(record, await look.compare(exchange, sent));
    return exchange;
  }
}

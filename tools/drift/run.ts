import { several } from './report-text.ts';
import { withoutSharedFolder } from './base-address.ts';
import { checkValues } from './selected.ts';
import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { activeRun } from './active.ts';
import { readBaseline } from './baseline.ts';
import { readDriftContract } from './contract.ts';
import { passiveRun } from './passive.ts';
import { isRecord, partIn, textOf } from './is-record.ts';
import { createJudge, type Judge } from './judge.ts';
import type { Options } from './options.ts';
import { createPlanner } from './plan.ts';
import { coverageOf } from './coverage.ts';
import { newRecord, type RunRecord } from './record.ts';
import { checkIdempotency } from './idempotency.ts';
import { hider } from './redact.ts';
import { reportOf, type Report } from './report.ts';
import { openSession } from './session.ts';
import { listen } from './socket.ts';
import { Stop } from './stop.ts';
import { valueMaker } from './values.ts';

/** Creates the judge for the contract in the options. Throws a Stop for a contract that cannot be used. */
export function judgeOf({ contract, socketContract }: Options): Judge {
  try {
    return createJudge(readDriftContract(contract, socketContract));
  } catch (problem) {
    if (problem instanceof Stop || !(problem instanceof Error)) throw problem;
    // The contract was not linted, so reading it may fail anywhere.
    const why = `${contract} is no contract as drift reads it (${problem.message})`;
    throw new Stop(2, `${why}: npm run contract:lint -- ${contract} says more.`);
  }
}

interface Means {
  readonly judge: Judge;
  readonly progress: (line: string) => void;
  /** Ends the run early. What was seen so far is reported. */
  readonly signal?: AbortSignal;
  /** When the account is looked at again after a command, in milliseconds. */
  readonly looks?: readonly number[];
}

/** Checks a service, or recorded traffic, against the contract. Throws a Stop if that is impossible. */
export async function runDrift(
  options: Options,
  { judge, progress, signal = new AbortController().signal, looks }: Means,
): Promise<Report> {
  const { contract } = judge;
  const baseline = readBaseline(options.baseline);
  const started = performance.now();
  const record = newRecord(coverageOf(contract));
  const secrets = options.source.kind === 'har' ? [] : await ask(options.source);
  const target = options.source.kind === 'har' ? options.source.path : options.source.baseUrl.href.replace(/\/$/, '');
  if (options.source.kind === 'har') await passiveRun(judge, options.source.path, options.source.baseUrl, record);
  const { strict, meaning, requireSeen } = options;
  const signedIn = options.source.kind === 'service' && (options.source.login ?? options.source.token) !== null;
  return reportOf({ record, contract, target, signedIn, strict, meaning, requireSeen, baseline, hide: hider(secrets) });

  /** Sends requests and listens to the socket at the same time. Returns the secrets of the run. */
  async function ask(source: Extract<Options['source'], { kind: 'service' }>): Promise<string[]> {
    const { rate, timeoutMs, seed, token, login, chat, origin } = source;
    checkValues(contract, source.values);
    const baseUrl = await withoutSharedFolder(contract, source.baseUrl, timeoutMs);
    if (baseUrl !== source.baseUrl)
      record.notes.push(
        `The paths of the contract begin with ${source.baseUrl.pathname.split('/').findLast(Boolean) ?? ''}/ themselves: the address is ${baseUrl.href}.`,
      );
    const random = createRandom(seed);
    const session = openSession({ baseUrl, rate, timeoutMs, origin, signal, until: started + source.deadlineMs });
    session.token = token;
    const planner = createPlanner(judge, valueMaker(contract.documents, random));
    const run = activeRun(judge, planner, session, record, random, {
      ...source,
      meaning: options.meaning,
      progress,
      looks,
    });
    await run.signIn();
    if (source.idempotency) await checkIdempotency({ ...run, contract, planner, record });
    const ear = chat && (await listen(judge, record, { ...chat, room: await roomOf(run.ask), timeoutMs }));
    if (ear) progress(`listening at ${chat.url} for ${chat.seconds} s`);
    try {
      await run.run();
      if (ear && source.write && session.token !== null) await sayAsGuest(ear);
      await ear?.finish();
    } finally {
      ear?.hangUp();
    }
    if (!source.write) noteCommands(record);
    noteLimits(record);
    return [session.token, login?.password, login?.username].filter((secret) => typeof secret === 'string');

    /** The message of a guest, which must not arrive in the member's room. */
    async function sayAsGuest(listener: NonNullable<typeof ear>): Promise<void> {
      const operation = contract.operations.find(({ id }) => id === 'sendChatMessage');
      if (!operation) return;
      const text = `drift ${random.text('0123456789abcdef', 16)}`;
      listener.forbid(text);
      const guest = { userId: '', guestId: random.text('0123456789abcdef', 32), username: '', name: '' };
      const message = { message_type: 'text', payload: { message: text } };
      await run.send({ ...planner.nominal(operation, { ...guest, message }), auth: 'none' });
    }

    /** The room of the member, or of an unknown guest. */
    async function roomOf(question: typeof run.ask): Promise<string> {
      const config = await question('getChatConfig');
      const { _id: id } = partIn(session.token === null ? null : await question('getProfile'), 'profile');
      return `${textOf(isRecord(config) && config['PREFIX'])}-${textOf(id) || random.text('0123456789abcdef', 32)}`;
    }
  }

  function noteCommands({ notes }: RunRecord): void {
    const commands = contract.operations.filter(({ effect }) => effect === 'command').length;
    if (commands > 0)
      notes.push(`Commands were not sent (${several(commands, 'operation')}): add --write, on data that may change.`);
  }
}

/** A 429 is a documented answer, but it tests little. */
function noteLimits({ seen, notes }: RunRecord): void {
  const limited = [...seen.values()].reduce((sum, { statuses }) => sum + (statuses.get(429) ?? 0), 0);
  if (limited > 0) notes.push(`${limited} of the answers were 429, too many requests: a lower --rate tests more.`);
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract, Operation } from './contract.ts';
import { driftIn, type Exchange } from './exchange.ts';
import { listIn } from './is-record.ts';
import type { Planner, Probe } from './plan.ts';
import type { Values } from './values.ts';
import { addDrifts, type RunRecord } from './record.ts';
import { Stop } from './stop.ts';

interface Means {
  readonly contract: Contract;
  readonly planner: Planner;
  readonly record: RunRecord;
  readonly send: (probe: Probe) => Promise<Exchange | null>;
  readonly ask: (id: string, values?: Values) => Promise<unknown>;
}

/** The smallest transfer that the contract allows, in baht. */
const amount = 1;
/** A service may show an entry some time after its answer. */
const settleMs = 2000;

/**
 * Sends one transfer twice with one Idempotency-Key. Counts in the statement how often it was carried out, and notes
 * what follows for WALLET_IDEMPOTENCY_KEY. A header that promises more than that is a violation.
 */
export async function checkIdempotency(means: Means): Promise<void> {
  const why = await check(means);
  if (why !== undefined) means.record.blind.push({ what: 'idempotency', why });
}

/** Returns why nothing could be told; undefined otherwise. */
async function check({ contract, planner, record, send, ask }: Means): Promise<string | undefined> {
  const operation = contract.operations.find(({ id }) => id === 'transfer');
  if (!operation) throw new Stop(2, '--idempotency needs an operation "transfer" in the contract.');

  const game = listIn(await ask('getWallet'), 'slots').find(({ isActive }) => isActive === true);
  if (!game) return 'the member has no open game to transfer to';
  const before = await transfers();
  const key = randomBytes(16).toString('hex');
  const first = await sendOnce(operation);
  if (!first) return 'the transfer was not answered';
  const second = await sendOnce(operation);
  if (!second) return 'the repeated transfer was not answered';
  const returned = [first, second].filter(({ response }) => response.headers['idempotency-key'] === key).length;
  if (first.response.status > 299) {
    record.notes.push(
      `Idempotency-Key: refused. The first transfer with a key was answered ${said(first)}: check the balance; if the same transfer without a key succeeds, set WALLET_IDEMPOTENCY_KEY=false.`,
    );
    return undefined;
  }
  await sleep(settleMs);
  const times = newOnes(before, await transfers());
  if (times === 0) return 'the statement shows no transfer, although the service answered that it was done';
  const isSame = said(first) === said(second);
  record.notes.push(`Idempotency-Key: ${verdict(times, isSame, returned)}`);
  if (returned > 0 && !(times === 1 && isSame)) addDrifts(record, [brokenPromise(second, times)]);
  return undefined;

  function sendOnce(of: Operation): Promise<Exchange | null> {
    const probe = planner.nominal(of, { from: 'WALLET', to: game?.['code'], amount });
    return send({ ...probe, label: 'idempotency', headers: { ...probe.headers, 'Idempotency-Key': key } });
  }

  async function transfers(): Promise<string[]> {
    const entries = listIn(await ask('listStatements', { page: 1, limit: 100 }), 'statements');
    return entries
      .filter((entry) => entry['statementType'] === 'transfer' && Math.abs(Number(entry['amount'])) === amount)
      .map(({ createdAt, from, to }) => JSON.stringify([createdAt, from, to]));
  }

  function brokenPromise(exchange: Exchange, times: number) {
    const { title, node } = exchange.operation;
    const what = times > 1 ? `carried out ${times} times` : 'answered differently the second time';
    const message = `${title} answered with the header Idempotency-Key, but the command was ${what}.`;
    const place = contract.documents.placeOf(node);
    return driftIn(exchange, { kind: 'broken-promise', place, message, detail: 'Idempotency-Key' });
  }
}

function newOnes(before: readonly string[], after: readonly string[]): number {
  const left = [...before];
  return after.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

const said = ({ response: { status, body } }: Exchange) => `${status} ${body?.toString('utf8') ?? ''}`.slice(0, 200);

function verdict(times: number, isSame: boolean, returned: number): string {
  if (times > 1)
    return `ignored. Two requests with one key moved money ${times} times. Keep auto: it trusts no key here.`;
  if (!isSame) return 'refused. A repeated key moves no money, but it does not get the first answer. Keep auto.';
  return returned === 2
    ? 'honoured, and returned in the answers. Keep auto.'
    : 'honoured, but not returned in both answers. Return the header in each answer, or set WALLET_IDEMPOTENCY_KEY=true.';
}

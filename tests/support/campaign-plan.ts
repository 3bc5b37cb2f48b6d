import { operations } from '../../generated/operations.ts';
import type { Random } from '../../mocks/sandbox/state/random.ts';
import type { MoneyCommandId } from '../../src/api/wire/types.ts';
import { answersTo } from './money-answers.ts';
import { between, chance, pick, weighted } from './pick.ts';
import { plainJourney, type Journey } from './perturbing-proxy.ts';

/** Something that happens to the account while a command is given, without it. */
export type Event =
  | 'deposit'
  | 'equal command'
  | 'game played'
  | 'game to game'
  | 'withdrawal paid'
  | 'withdrawal returned'
  | 'slip settled'
  | 'sleep';

export interface Plan {
  operationId: MoneyCommandId;
  /** The service refuses it by itself. */
  isRefused: boolean;
  /** It is equal to the command before, if that can be given again. */
  isRepeated: boolean;
  journeyName: JourneyName;
  journey: Journey;
  /** How long the sheet is open before the command. */
  thinking: number;
  /** Virtual milliseconds after the sheet opens. */
  events: { at: number; event: Event }[];
  /** The state before the command cannot be read. */
  isBlind: boolean;
}

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const page = (status: number) => ({ status, body: '<html><h1>Welcome</h1></html>' });

/** What gateways and networks answer in place of the service, and which say nothing about the command. */
const stubs = [
  { status: 200, body: '' },
  json(200, {}),
  json(200, true),
  page(200),
  json(200, { transactionId: 'T1', balance: 12.5 }),
  page(502),
  { status: 503, body: '' },
  json(504, { message: 'Gateway Timeout' }),
  json(500, { message: 'INTERNAL_SERVER_ERROR' }),
] as const;

const gatewayRefusals = [
  json(429, { message: 'REQUEST_LIMIT' }),
  json(429, null),
  page(403),
  json(404, null),
  json(400, { message: 'ระบบขัดข้อง' }),
] as const;

/** Each way of a command, by its weight. */
const journeyWeights = {
  plain: 34,
  'lost before the service': 4,
  'lost after the service': 7,
  repeated: 8,
  'repeated after a pause': 4,
  'repeated, then 408': 4,
  'refused by a gateway before': 3,
  'refused by a gateway after': 6,
  'stub before the service': 4,
  'stub after the service': 7,
  'free text': 4,
  accepted: 2,
  'half a body': 3,
  'late body': 3,
  'answer after the limit': 3,
  'no answer': 2,
  'late execution': 2,
  altered: 5,
  'answer of the table': 10,
};
export type JourneyName = keyof typeof journeyWeights;

const envelopes = ['data', 'result', 'response', 'payload'] as const;

/** The service's own answer in another form. */
function altered(random: Random): NonNullable<Journey['alter']> {
  const form = random.below(4);
  const envelope = pick(random, envelopes);
  return ({ status, body }) => {
    if (form === 0) return { status, body: `{"${envelope}":${body || 'null'}}` };
    if (form === 1) return { status: status === 200 ? 201 : 200, body };
    if (form === 2) return { status: status === 200 ? 200 : 500, body };
    return { status, body: body.replace(/^\{/, '{"requestId":"r-1",') };
  };
}

/** Ended sessions have their own tests. */
const endsSession = /gone|invalid-token|INVALID_USER/;

/** Whether the contract says that a command with this answer was not carried out. A service that answers so otherwise lies. */
const isFinalNo = (operationId: MoneyCommandId, body: unknown) =>
  operations[operationId].unexecuted.some((code) => JSON.stringify(body ?? null).includes(`"${code}"`));

/** An answer of the table of docs/backend.md. A success is given only if the command was carried out, a final no only if not. */
function ofTable(operationId: MoneyCommandId, random: Random): Partial<Journey> {
  const answers = answersTo(operations[operationId]).filter(({ body }) => !endsSession.test(JSON.stringify(body)));
  const { status = 200, body = null, told } = answers[random.below(answers.length)] ?? {};
  if (status === 0) return { ending: 'cut' };
  const stub = { status, body: body === null ? '' : JSON.stringify(body) };
  const isTrue = told === 'done' || told === 'shape';
  const isLost = isFinalNo(operationId, body) || chance(random, 0.3);
  return { stub, isTrue, mayLie: told === 'doneWithText', ...(!isTrue && isLost && { copies: [] }) };
}

function journeyOf(operationId: MoneyCommandId, name: JourneyName, random: Random): Journey {
  const plain = { ...plainJourney, answerAfter: between(random, 10, 1500), losesKey: chance(random, 0.15) };
  const copies = (count: number, pause: number) => [
    100,
    ...Array.from({ length: count - 1 }, () => between(random, 50, pause)),
  ];
  const ways: Record<JourneyName, Partial<Journey>> = {
    plain: { losesKey: false },
    'lost before the service': { copies: [], ending: 'cut' },
    'lost after the service': { ending: 'cut' },
    repeated: { copies: copies(between(random, 2, 4), 500), losesKey: chance(random, 0.7) },
    'repeated after a pause': { copies: [100, between(random, 5000, 50_000)], losesKey: chance(random, 0.7) },
    'repeated, then 408': {
      copies: copies(between(random, 2, 8), 500),
      stub: json(408, null),
      losesKey: chance(random, 0.7),
    },
    'refused by a gateway before': { copies: [], stub: pick(random, gatewayRefusals) },
    'refused by a gateway after': { stub: pick(random, gatewayRefusals) },
    'stub before the service': { copies: [], stub: pick(random, stubs), mayLie: true },
    'stub after the service': { stub: pick(random, stubs), mayLie: true },
    'free text': { isTrue: true, stub: json(200, { success: true, message: 'Transfer done' }) },
    accepted: { isTrue: true, stub: json(202, { status: 'PENDING' }) },
    'half a body': { ending: 'half' },
    'late body': { bodyAfter: between(random, 1000, 70_000) },
    'answer after the limit': { answerAfter: between(random, 61_000, 90_000) },
    'no answer': { ending: 'never' },
    altered: { alter: altered(random) },
    'answer of the table': ofTable(operationId, random),
    'late execution': { copies: [between(random, 5000, 58_000)], ending: 'cut' },
  };
  return { ...plain, ...ways[name] };
}

const eventWeights: Record<Event, number> = {
  deposit: 6,
  'equal command': 1.5,
  'game played': 4,
  'game to game': 2,
  'withdrawal paid': 3,
  'withdrawal returned': 2,
  'slip settled': 2,
  sleep: 2,
};

/** Commands with an amount and those that a member gives often come more often. */
const commandWeights: Record<MoneyCommandId, number> = {
  transfer: 6,
  transferAll: 2,
  withdraw: 1,
  withdrawAll: 5,
  addFunds: 1,
  uploadSlip: 2,
  submitTruelink: 2,
  createQrcode: 2,
  deleteQrcode: 2,
  receiveInviteBonus: 1.5,
  receiveRefund: 1.5,
  addRefundToWallet: 0.5,
  activateBonus: 2,
  clearBonus: 1.5,
  activatePromotion: 1.5,
  claimCoupon: 2,
  spin: 2,
};

/** A command that nothing disturbs. */
export const undisturbed = (operationId: MoneyCommandId): Plan => ({
  ...{ operationId, isRefused: false, isRepeated: false, isBlind: false },
  ...{ journeyName: 'plain', journey: plainJourney, thinking: 1000, events: [] },
});

/** The next command. A repetition of `previous` gets the answers of that command. */
export function planOf(random: Random, previous: MoneyCommandId | undefined): Plan {
  const another = weighted(random, commandWeights);
  const journeyName = weighted(random, journeyWeights);
  const isRefused = chance(random, journeyName === 'plain' ? 0.5 : 0.15);
  const thinking = between(random, 100, chance(random, 0.2) ? 90_000 : 8000);
  const events = Array.from({ length: chance(random, 0.45) ? 0 : between(random, 1, 3) }, () => ({
    at: between(random, 0, thinking + 20_000),
    event: weighted(random, eventWeights),
  }));
  const isRepeated = chance(random, 0.25) && previous !== undefined;
  const operationId = isRepeated ? previous : another;
  return {
    operationId,
    isRefused,
    isRepeated,
    journeyName,
    journey: journeyOf(operationId, journeyName, random),
    thinking,
    events,
    isBlind: chance(random, 0.07),
  };
}

import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { examplesOf, type Operation } from './contract.ts';
import { isRecord } from './is-record.ts';
import type { Judge } from './judge.ts';
import type { ServiceSource } from './options.ts';
import { whyNotSent } from './persons.ts';
import { createPlanner, type Probe } from './plan.ts';
import { candidatesOf, type RecipeContext } from './recipes.ts';
import { redacted } from './redact.ts';
import { several } from './report-text.ts';
import { requestFaults } from './request-check.ts';
import { requestOf } from './request.ts';
import { selected } from './selected.ts';
import { canBeStranger } from './tokens.ts';
import { valueMaker, type Values } from './values.ts';

/** What `--plan` prints: each command of a run with `--write`, how often it is sent, and with what. Nothing is sent. */
export async function planText(judge: Judge, source: ServiceSource): Promise<string> {
  const { contract, check } = judge;
  const random = createRandom(source.seed);
  const planner = createPlanner(judge, valueMaker(contract.documents, random));
  const last = new Map<string, { values: Values; answer: unknown }>();
  const context: RecipeContext = {
    // The contract's examples have the form of the answers. Their values become placeholders.
    ask: (id) => Promise.resolve(exampleOf(id)),
    last: (id) => last.get(id),
    ...{ random, login: source.login },
  };
  const sender = { baseUrl: source.baseUrl, origin: null, token: source.token ?? (source.login && '<token>') };
  const all = selected(contract, { write: true, only: source.only });
  const commands = all.filter(({ effect }) => effect === 'command');
  const sections: string[][] = [];
  let [sent, allowed] = [0, 0];
  for (const operation of commands) sections.push(await sectionOf(operation));
  return [
    `With --write, ${several(sent, 'request')} to ${several(commands.length, 'command')} of ${source.baseUrl.href}; the contract allows ${allowed}.`,
    'Values in angle brackets come from earlier answers, from --login or from --seed.',
    ...sections.flatMap((lines) => ['', ...lines]),
    ...(source.idempotency
      ? ['', 'transfer: 2 requests more with one Idempotency-Key, 1 baht each (--idempotency)']
      : []),
    ...(all.length > commands.length
      ? ['', `${several(all.length - commands.length, 'query', 'queries')} too, which change nothing.`]
      : []),
    '',
  ].join('\n');

  async function sectionOf(operation: Operation): Promise<string[]> {
    const { id, title } = operation;
    const own = source.values[id] ?? {};
    const candidates = await candidatesOf(id, context, own);
    const first = candidates[0] ?? {};
    const why = whyNotSent(id, first, own, source.isLocal);
    if (why !== null) return [`${title} (${id})`, `  ${why}`];
    last.set(id, { values: first, answer: exampleOf(id) });
    const probes = planner.others(operation, first).filter((probe) => canBeStranger(probe, sender.token));
    const judged = await Promise.all(probes.map(isAllowed));
    const more = judged.filter(Boolean).length;
    const atMost = Math.max(candidates.length, 1);
    sent += atMost + probes.length;
    allowed += atMost + more;
    const attempts = atMost === 1 ? 'once' : `until one succeeds, at most ${atMost} times`;
    return [
      `${title} (${id})`,
      `  ${attempts}: ${bodyOf(operation, first, own)}`,
      ...(more > 0 ? [`  ${several(more, 'time')} more with other values that the contract allows`] : []),
      ...(probes.length > more ? [`  ${several(probes.length - more, 'time')} in a way that it forbids`] : []),
    ];
  }

  async function isAllowed(probe: Probe): Promise<boolean> {
    if (probe.auth !== 'token') return probe.operation.security !== 'bearer';
    return (await requestFaults(contract, check, probe.operation, requestOf(probe, sender))).length === 0;
  }

  /** The address and the body of the request that should succeed. */
  function bodyOf(operation: Operation, values: Values, own: Values): string {
    const placeholders = Object.fromEntries(Object.keys(values).map((name) => [name, own[name] ?? `<${name}>`]));
    const { params, payload } = planner.nominal(operation, placeholders);
    const inPath = Object.values(params).join(' ');
    if (!payload) return inPath || 'without values';
    if (payload.contentType !== 'application/json') return [inPath, 'a small file'].filter(Boolean).join(' ');
    return [inPath, JSON.stringify(redacted(JSON.parse(payload.bytes.toString('utf8'))))].filter(Boolean).join(' ');
  }

  function exampleOf(id: string): unknown {
    const operation = contract.operations.find((each) => each.id === id);
    const media = Object.values(operation?.responseOf(200)?.content ?? {})[0];
    const examples = Object.values(media ? examplesOf(contract, media) : {}).filter(isRecord);
    // The example with the most says what the others leave out.
    return examples.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
  }
}

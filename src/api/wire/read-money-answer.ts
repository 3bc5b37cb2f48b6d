import { safeParse } from 'zod/mini';
import { layersOf } from './answer-layers.ts';
import { wordsIn } from './answer-words.ts';
import { judgeMoneyAnswer } from './money-answer.ts';
import { unreadable, violationsIn, type RawAnswer, type Reading, type ResponseSchema, type Violation } from './read.ts';
import { toContract } from './to-contract.ts';
import type { Operation, OperationTypes } from './types.ts';

/** What is left of an acknowledgement that says nothing the contract names, in the shapes that the contract has for it. */
const bareAcknowledgements = [{}, { message: '' }];

/**
 * Reads the answer to a money command by the decision table. What is done is answered in the contract's shape, taken from
 * whichever layer of the body has it.
 */
export function readMoneyAnswer<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  { status, body, text, receivedAt }: RawAnswer,
): Reading<OperationTypes[Op['id']]['response']> {
  const given = body === unreadable ? text : body;
  const verdict = judgeMoneyAnswer(operation, status, given);
  if (verdict.kind === 'refused' || verdict.kind === 'unknown') {
    const { kind: outcome, ...said } = verdict;
    const isBroken = status >= 200 && status < 300 && body === unreadable;
    const violation: Violation = { pointer: '', problem: 'not JSON' };
    return { ok: false, outcome, ...said, ...(isBroken && { violation }) };
  }
  const layers = layersOf(given);
  const read = (candidate: unknown) =>
    safeParse(schema, toContract(schema, candidate, { bareScalar: false, receivedAt }));
  const asItCame = read(given);
  const others = verdict.kind === 'done' ? [...layers.objects, ...bareAcknowledgements] : layers.objects;
  for (const parsed of [asItCame, ...others.map(read)]) if (parsed.success) return { ok: true, body: parsed.data };
  const words = wordsIn(layers);
  const [violation] = asItCame.success ? [] : violationsIn(asItCame.error);
  return {
    ok: false,
    outcome: 'unknown',
    ...(words !== undefined && { text: words }),
    ...(violation && { violation }),
  };
}

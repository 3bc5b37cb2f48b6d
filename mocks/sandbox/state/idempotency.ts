import { refuse, type Refusal } from './refusal.ts';
import type { Answer, World } from './world.ts';

interface Attempt {
  readonly memberId: string;
  readonly operationId: string;
  readonly key: string;
  /** What was asked for, in a form that can be compared. */
  readonly fingerprint: string;
}

/** Carries a command out once: the same key gets the first answer again, the same key for something else is refused. */
export function answerOnce(
  world: World,
  { memberId, operationId, key, fingerprint }: Attempt,
  carryOut: () => Promise<Answer>,
): Promise<Answer> | Refusal<'KEY_INVALID'> {
  const id = JSON.stringify([memberId, operationId, key]);
  const first = world.answered.get(id);
  if (first) return first.fingerprint === fingerprint ? first.answer : refuse('KEY_INVALID');
  const answer = carryOut();
  world.answered.set(id, { fingerprint, answer });
  return answer;
}

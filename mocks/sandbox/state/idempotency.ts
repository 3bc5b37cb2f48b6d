import { refuse, type Refusal } from './refusal.ts';
import type { Answer, World } from './world.ts';

interface Attempt {
  readonly memberId: string;
  readonly operationId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Carries a command out once. The same key returns the first answer; the same key for another request is refused. */
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

import type { OperationId } from '../../generated/operations.ts';
import { namedAnswers } from '../../mocks/sandbox/contract-example.ts';

/** `transfer NO_GAME` for each refusal that an operation has a rule of its own for, sorted. */
export function ownCodesOf(ids: readonly OperationId[]): string[] {
  const common = ['KEY_MISSING', 'KEY_INVALID'];
  const codesOf = (id: OperationId) =>
    namedAnswers(id).filter(({ status, name }) => status === 400 && !common.includes(name));
  return [...new Set(ids)].flatMap((id) => codesOf(id).map(({ name }) => `${id} ${name}`)).sort();
}

import type { OperationId } from '../../generated/operations.ts';
import { namedAnswers } from '../../mocks/sandbox/contract-example.ts';

/** The refusals that have their own rule for one operation, sorted, such as `transfer NO_GAME`. */
export function ownCodesOf(ids: readonly OperationId[]): string[] {
  const common = ['KEY_MISSING', 'KEY_INVALID'];
  const codesOf = (id: OperationId) =>
    namedAnswers(id).filter(({ status, name }) => status === 400 && !common.includes(name));
  return [...new Set(ids)].flatMap((id) => codesOf(id).map(({ name }) => `${id} ${name}`)).sort();
}

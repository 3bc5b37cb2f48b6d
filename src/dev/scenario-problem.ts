import type { ListedOperation } from './contract-list.ts';
import type { Scenario } from './scenario.ts';

/** Why a scenario does not exist, with the names that do; null if the contract has it. */
export function scenarioProblem(
  { operationId, status, name }: Scenario,
  operations: readonly ListedOperation[],
): string | null {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return `The contract has no operation ${operationId}.`;
  if (operation.answers.some((answer) => answer.status === status && answer.name === name)) return null;
  const names = operation.answers.map((answer) => `${String(answer.status)}:${answer.name}`).join(', ');
  return `${operationId} has no answer ${String(status)}:${name}. It has ${names}.`;
}

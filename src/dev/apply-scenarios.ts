import { preferredAnswers } from '../api/wire/send/preferred-answers.ts';
import type { ListedOperation } from './contract-list.ts';
import type { Scenario } from './scenario.ts';

/** More calls than a page makes. */
const always = 1_000_000;

/** Whether the dev server's backend is the sandbox. Prism has no control API. */
async function hasControlApi(): Promise<boolean> {
  const { ok, headers } = await fetch('/__sandbox');
  return ok && headers.get('Content-Type')?.includes('json') === true;
}

/**
 * Configures the backend: the sandbox by faults, which replace the existing ones; Prism by the `Prefer` header of each
 * call. Leaves out what is not in the contract.
 */
export async function applyScenarios(
  scenarios: readonly Scenario[],
  operations: readonly ListedOperation[],
): Promise<void> {
  const chosen = scenarios.map((scenario) => {
    const operation = operations.find(({ id }) => id === scenario.operationId);
    const answer = operation?.answers.find(({ status, name }) => status === scenario.status && name === scenario.name);
    return { scenario, call: answer && operation?.call };
  });
  preferredAnswers.clear();
  if (await hasControlApi()) {
    await fetch('/__sandbox/faults', { method: 'DELETE' });
    for (const { scenario, call } of chosen) {
      if (call === undefined) continue;
      const { operationId, name } = scenario;
      const body = JSON.stringify({ operationId, example: name, times: always });
      await fetch('/__sandbox/faults', { method: 'POST', body });
    }
  } else {
    for (const { scenario, call } of chosen) {
      const { status, name } = scenario;
      if (call !== undefined) preferredAnswers.set(call, `code=${String(status)}, example=${name}`);
    }
  }
}

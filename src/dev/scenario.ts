import { browserStorage } from '../lib/browser-storage.ts';
import type { ListedOperation } from './contract-list.ts';

/** A named example that an operation answers from now on. */
export interface Scenario {
  operationId: string;
  status: number;
  name: string;
}

const parameter = 'scenario';
const key = 'scenarios';

const write = ({ operationId, status, name }: Scenario) => `${operationId}:${String(status)}:${name}`;

function read(text: string): Scenario[] {
  const [, operationId = '', status, name = ''] = /^(\w+):(\d{3}):([\w-]+)$/.exec(text) ?? [];
  return status === undefined ? [] : [{ operationId, status: Number(status), name }];
}

const inAddress = () => new URLSearchParams(location.search).getAll(parameter);

/** The scenarios in the address that are not written as `operation:status:example`. */
export function unreadableScenarios(): readonly string[] {
  return inAddress().filter((text) => read(text).length === 0);
}

/** The scenarios in the address, `?scenario=login:400:INACTIVE_USER`, else those stored in this tab. */
export function storedScenarios(): readonly Scenario[] {
  const named = inAddress();
  const scenarios = (named.length > 0 ? named : (browserStorage.get(key) ?? '').split(' ')).flatMap(read);
  // One scenario per operation: the last one counts.
  return [...new Map(scenarios.map((scenario) => [scenario.operationId, scenario])).values()];
}

/** The current address with these scenarios, for sharing. */
export function addressWith(scenarios: readonly Scenario[]): string {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  // Appended as text, because URLSearchParams would encode the colon as %3A.
  const query = scenarios.map((scenario) => `${parameter}=${write(scenario)}`).join('&');
  if (query !== '') url.search += `${url.search === '' ? '' : '&'}${query}`;
  return url.href;
}

/** Stores the scenarios in this tab and in its address. The app's own links do not contain them. */
export function storeScenarios(scenarios: readonly Scenario[]): void {
  browserStorage.set(key, scenarios.map(write).join(' '), 'session');
  history.replaceState(history.state, '', addressWith(scenarios));
}

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

import { browserStorage } from '../lib/browser-storage.ts';

/** What an operation answers from now on: a named example of the contract. */
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

/** The scenarios of the address, `?scenario=login:400:INACTIVE_USER`, else those that this tab had before. */
export function storedScenarios(): readonly Scenario[] {
  const named = new URLSearchParams(location.search).getAll(parameter);
  const scenarios = (named.length > 0 ? named : (browserStorage.get(key) ?? '').split(' ')).flatMap(read);
  // An operation answers one thing: what was named last.
  return [...new Map(scenarios.map((scenario) => [scenario.operationId, scenario])).values()];
}

/** The address of this page with the scenarios in it, for whoever shall see the same. */
export function addressWith(scenarios: readonly Scenario[]): string {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  // Added by hand: a colon is readable in a query, and URLSearchParams would write %3A.
  const query = scenarios.map((scenario) => `${parameter}=${write(scenario)}`).join('&');
  if (query !== '') url.search += `${url.search === '' ? '' : '&'}${query}`;
  return url.href;
}

/** Keeps the scenarios for this tab and in its address: the app's own links lead on without them. */
export function storeScenarios(scenarios: readonly Scenario[]): void {
  browserStorage.set(key, scenarios.map(write).join(' '), 'session');
  history.replaceState(history.state, '', addressWith(scenarios));
}

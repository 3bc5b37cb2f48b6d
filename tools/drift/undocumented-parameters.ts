import type { Contract } from './contract.ts';
import { pointerOf } from './documents.ts';
import type { Drift, Exchange } from './exchange.ts';

export function undocumentedParameters({ documents }: Contract, { operation, request, response }: Exchange): Drift[] {
  const { id, title, node, parameters } = operation;
  const { status } = response;
  if (status < 200 || status > 299) return [];
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  const names = new Set(new URL(request.url).searchParams.keys());
  const unknown = [...names].filter((name) => !known.has(name));
  return unknown.map((name) => ({
    ...{ kind: 'undocumented-parameter', operationId: id, title, status, at: pointerOf('query', name) },
    place: documents.placeOf(node),
    message: `${title} was used with the query parameter ${name}, which the contract does not know.`,
    request,
  }));
}

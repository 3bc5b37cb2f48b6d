import { expect, test } from 'vitest';
import { clientToServer, serverToClient } from '../../generated/events.ts';
import { operations } from '../../generated/operations.ts';
import { asyncapi, componentName, operations as described, type Body } from '../support/contract.ts';

test('R-083 generated/operations.ts holds every operation of the contract, in its order', () => {
  const expected = described.map(
    ({ id, method, path, tags: [tag], effect, money, timeout, security, request, responses }) => ({
      ...{ id, method, path, tag, effect, money, timeout, security },
      body: request ? { 'application/json': 'json', 'multipart/form-data': 'multipart' }[request.mediaType] : null,
      request: request ? nameOf(request) : null,
      response: responses
        .filter(({ status }) => status === '200')
        .map(nameOf)
        .join(),
    }),
  );
  expect(Object.values(operations)).toEqual(expected);
  expect(Object.keys(operations)).toEqual(described.map(({ id }) => id));
});

test('R-083 generated/events.ts has the client’s events in the right direction', () => {
  expect(Object.keys(clientToServer)).toEqual(['join']);
  expect(Object.keys(serverToClient)).toEqual(['messaging']);
  const { join, messaging } = asyncapi.components.messages;
  const judged = [
    ...(join?.examples ?? []).map(({ payload }) => clientToServer.join.safeParse(payload)),
    ...(messaging?.examples ?? []).map(({ payload }) => serverToClient.messaging.safeParse(payload)),
  ];
  expect(judged.length).toBeGreaterThan(2);
  expect(judged.filter(({ success }) => !success)).toEqual([]);
});

function nameOf({ schema }: Body): string | undefined {
  return componentName(schema);
}

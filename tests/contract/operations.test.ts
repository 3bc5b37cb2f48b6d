import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { withoutScreen } from '../support/ledger-lists.ts';
import { componentName, operations as described, root, type Body } from '../support/contract.ts';

test('R-083 generated/operations.ts holds every operation of the contract, in its order', () => {
  const expected = described.map(
    ({ id, method, path, tags: [tag], effect, money, unexecuted, timeout, security, request, responses }) => ({
      ...{ id, method, path, tag, effect, money, timeout, security, ...(unexecuted && { unexecuted }) },
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

test('A-14 R-083 src calls every operation except those that no screen needs', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const called = new Set(files.flatMap((text) => [...text.matchAll(/\b(?:op|money)\.(\w+)/g)].map(([, id]) => id)));
  expect(
    described
      .map(({ id }) => id)
      .filter((id) => !called.has(id))
      .sort(),
  ).toEqual(withoutScreen.toSorted());
});

function nameOf({ schema }: Body): string | undefined {
  return componentName(schema);
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Body, openapi, operations, root } from '../support/contract.ts';
import { violations } from '../support/violations.ts';

const bodiesOf = ({ request, responses }: (typeof operations)[number]): Body[] => [
  ...(request ? [request] : []),
  ...responses,
];
const allBodies = operations.flatMap(bodiesOf);
const isRefusal = ({ status }: Body) => /^[45]/.test(status);

describe('every example is valid', () => {
  for (const operation of operations) {
    test(`R-084 ${operation.title}: examples of parameters, request and answers match their schemas`, () => {
      const wrong = bodiesOf(operation).flatMap(({ status, schema, examples }) =>
        Object.entries(examples).flatMap(([name, value]) =>
          violations(schema, value).map((line) => `${status} ${name}: ${line}`),
        ),
      );
      const wrongParameters = operation.parameters.flatMap(({ name, schema, example }) =>
        violations(schema, example).map((line) => `${name}: ${line}`),
      );
      const all = [...wrong, ...wrongParameters];
      expect(all, all.join('; ')).toEqual([]);
    });
  }
});

describe('examples by name', () => {
  test('R-084 the first example of a success or a request is called typical', () => {
    const happy = allBodies.filter((body) => !isRefusal(body) && body.mediaType === 'application/json');
    expect(
      happy.filter(({ examples }) => Object.keys(examples)[0] !== 'typical').map(({ operation }) => operation),
    ).toEqual([]);
  });

  /** Examples of refusals without a code. */
  const texts = ['rawText', 'tooLarge', 'wrongMediaType'];

  test('R-084 every example of a refusal is named after its code; only those that carry a text are not', () => {
    const misnamed = allBodies.filter(isRefusal).flatMap(({ operation, status, examples }) =>
      Object.entries(examples)
        .filter(([name, value]) => !texts.includes(name) && (value as { message: string }).message !== name) // valid, as shown above
        .map(([name]) => `${operation} ${status} ${name}`),
    );
    expect(misnamed).toEqual([]);
  });

  test('R-084 an example without a code carries a text that is no code; every operation has one', () => {
    const spoken = allBodies.flatMap(({ examples }) =>
      texts.flatMap((name) => (name in examples ? [examples[name]] : [])),
    );
    const uploads = operations.filter(({ timeout }) => timeout === 'upload');
    expect(spoken).toHaveLength(operations.length + 2 * uploads.length);
    // Valid, as shown above.
    for (const { message } of spoken as { message: string }[]) {
      expect(openapi.components.schemas['ErrorCode']?.enum).not.toContain(message);
    }
  });

  test('R-084 every shared example is used and describes its code', () => {
    const used = new Set(allBodies.flatMap(({ examples }) => Object.keys(examples)));
    const meanings = openapi.components.schemas['ErrorCode']?.['x-enumDescriptions'] ?? {};
    for (const [name, { summary }] of Object.entries(openapi.components.examples)) {
      expect(used, name).toContain(name);
      expect(summary, name).toBe(meanings[name] ?? summary);
    }
  });
});

test('R-084 every picture in an example exists', () => {
  const text = JSON.stringify(allBodies.map(({ examples }) => examples));
  const addresses = [...new Set(text.match(/\/media\/[\w./-]+/g))];
  // The upload's answer names the path of an uploaded file.
  const drawn = addresses.filter((address) => !address.startsWith('/media/chat/uploads/'));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((address) => !existsSync(join(root, 'mocks/assets', address.replace('/media/', ''))))).toEqual(
    [],
  );
});

test('R-084 every picture of mocks/assets is named by the sandbox', () => {
  const sources = globSync('mocks/sandbox/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  // The pictures of a game are named after its code.
  const names = globSync('mocks/assets/**/*.svg', { cwd: root }).map((file) =>
    basename(file, '.svg').replace(/-(logo|background)$/, ''),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !sources.join('').toLowerCase().includes(name))).toEqual([]);
});

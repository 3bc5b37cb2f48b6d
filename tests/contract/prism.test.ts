import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type Operation } from '../support/contract.ts';
import { startPrism } from '../support/start-prism.ts';

let prism: Awaited<ReturnType<typeof startPrism>>;

beforeAll(async () => {
  prism = await startPrism();
});

afterAll(() => prism.close());

interface Asked {
  prefer?: string;
  path?: string;
  json?: unknown;
}

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'slip.png', { type: 'image/png' });

/**
 * Sends an operation its typical example or the given request; `violations` is what Prism reports about request or
 * answer.
 */
async function ask(operation: Operation, asked: Asked = {}) {
  const { request, parameters, method } = operation;
  const { prefer, path = pathOf(operation), json = request?.examples['typical'] } = asked;
  const headers = new Headers({ Authorization: 'Bearer token', ...(prefer && { Prefer: prefer }) });
  for (const parameter of parameters) {
    if (parameter.in === 'header') headers.set(parameter.name, String(parameter.example));
  }
  let body: string | FormData | undefined;
  if (request?.mediaType === 'application/json') {
    headers.set('Content-Type', 'application/json');
    body = JSON.stringify(json);
  } else if (request) {
    body = new FormData();
    body.set('file', picture);
  }

  const response = await fetch(prism.url + path, { method, headers, ...(body && { body }) });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer, violations: response.headers.get('sl-violations') };
}

function pathOf({ path, parameters }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example)),
  );
}

describe('Prism answers each requested example', () => {
  for (const operation of operations) {
    const { title, request, responses } = operation;
    const count = responses.flatMap(({ examples }) => Object.keys(examples)).length;

    test(`R-084 ${title} answers each of its ${count} examples without a violation`, async () => {
      for (const { status, examples } of responses) {
        for (const [name, value] of Object.entries(examples)) {
          const answer = await ask(operation, { prefer: `code=${status}, example=${name}` });
          expect(answer, `${status} ${name}`).toEqual({ status: Number(status), body: value, violations: null });
        }
      }
      // Without a preference Prism answers the typical success, for every example of a request.
      for (const json of [undefined, ...Object.values(request?.examples ?? {})]) {
        const answer = await ask(operation, { json });
        expect(answer).toEqual({ status: 200, body: responses[0]?.examples['typical'], violations: null });
      }
    });
  }
});

test('R-036 A-05 read-customer without its slash is not found', async () => {
  const [operation] = operations.filter(({ id }) => id === 'markChatRead');
  expect(operation && (await ask(operation, { path: '/api/chat/read-customer' })).status).toBe(404);
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { examplesOf, findOperation, readDriftContract, type Contract } from '../drift/contract.ts';
import { forwardedHeaders, forwardRequest } from '../forward-request.ts';
import { openapi } from '../start-prism.ts';

/**
 * A proxy in front of Prism. It answers requests for an example that does not exist with the names that do, and bodies
 * that are not JSON, which Prism never answers. It forwards all other requests unchanged.
 */
export function createExampleProxy(prism: string): Server {
  const contract = readDriftContract(openapi);
  return createServer((incoming, response) => {
    answer(incoming, response).catch((problem: unknown) => {
      refuse(incoming, response, 502, { title: 'Prism gave no answer', detail: String(problem) });
    });
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const problem = problemOf(contract, incoming) ?? jsonProblem(incoming, body);
    if (problem) {
      refuse(incoming, response, 400, problem);
      return;
    }
    const { status, headers, body: given } = await forwardRequest(prism, incoming, body);
    response.writeHead(status, forwardedHeaders(headers, given)).end(given);
  }
}

interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly examples?: readonly string[];
}

/** Reads `Prefer: code=400, example=WRONG_CREDENTIAL`, or `__code` and `__example` of the query, as Prism does. */
function problemOf(contract: Contract, { method = '', url = '/', headers }: IncomingMessage): Problem | null {
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const operation = findOperation(contract, method, pathname)?.operation;
  if (!operation) return null;
  const prefer = headers['prefer'] === undefined ? null : [headers['prefer']].flat().join();
  const [code, example] = ['code', 'example'].map((name) =>
    prefer === null
      ? searchParams.get(`__${name}`)
      : (new RegExp(`(?:^|[,;\\s])${name}="?([^",;\\s]+)`).exec(prefer)?.[1] ?? null),
  );
  const answers = Object.keys(operation.node.responses ?? {}).flatMap((status) =>
    Object.values(operation.responseOf(Number(status))?.content ?? {})
      .flatMap((mediaType) => Object.keys(examplesOf(contract, mediaType)))
      .map((name) => ({ status, name })),
  );
  // Without a code Prism uses the examples of the success, which comes first.
  const fitting = answers.filter(({ status }) => status === (code ?? answers[0]?.status));
  if ((example ? fitting.some(({ name }) => name === example) : fitting.length > 0) || answers.length === 0)
    return null;
  const asked = [code && `code=${code}`, example && `example=${example}`].filter(Boolean).join(', ');
  return {
    title: `${operation.title} (${operation.id}) has no answer ${asked}`,
    detail: 'Name one of these in the header Prefer.',
    examples: answers.map(({ status, name }) => `code=${status}, example=${name}`),
  };
}

function jsonProblem({ headers }: IncomingMessage, body: Buffer): Problem | null {
  if (body.length === 0 || !/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')) return null;
  try {
    JSON.parse(body.toString());
    return null;
  } catch (problem) {
    return { title: 'The body is not JSON', detail: problem instanceof Error ? problem.message : '' };
  }
}

function refuse({ headers }: IncomingMessage, response: ServerResponse, status: number, problem: Problem): void {
  // Lets pages of other origins read the error, as they can read Prism's answers.
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
  });
  response.end(`${JSON.stringify({ ...problem, status }, null, 2)}\n`);
}

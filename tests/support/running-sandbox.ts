import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../mocks/sandbox/server.ts';

/** Matches any text. */
export const anyText: unknown = expect.any(String);

export const refusal = (message: string, status = 400) => ({ status, body: { message } });

interface Asked {
  readonly token?: string;
  /** The phone of a member who signs in for this request. */
  readonly as?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One sandbox per test file, reset before each test. */
export function runningSandbox(options: SandboxOptions = {}) {
  let sandbox: Sandbox;
  const reports: string[] = [];
  beforeAll(async () => {
    sandbox = await createSandbox({ ...options, report: (line) => reports.push(line) });
  });
  beforeEach(() => {
    reports.length = 0;
    sandbox.control.reset();
  });
  afterAll(() => sandbox.close());

  /** The path of an operation with percent-encoded parameters. */
  function pathOf(id: OperationId, params: Readonly<Record<string, string>> = {}): string {
    return operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  }

  async function ask(id: OperationId, { as, params, json, form, headers, ...asked }: Asked = {}) {
    const token = as === undefined ? asked.token : sandbox.control.signIn(as);
    const response = await fetch(sandbox.url + pathOf(id, params), {
      method: operations[id].method.toUpperCase(),
      headers: {
        'X-Client': 'wallet-user',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    });
    return answerOf(response);
  }

  async function callControl(method: string, path: string, json?: unknown) {
    const body = json === undefined ? null : JSON.stringify(json);
    return answerOf(await fetch(`${sandbox.url}/__sandbox${path}`, { method, body }));
  }

  return { sandbox: () => sandbox, reports, ask, pathOf, callControl };
}

async function answerOf(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body };
}

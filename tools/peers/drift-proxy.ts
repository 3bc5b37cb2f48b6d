import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that the proxy may change before the client gets it. */
export interface ForwardedAnswer {
  /** HTTP status; 0 closes the connection without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Change = (answer: ForwardedAnswer, asked: Asked) => void;

/** Changes the JSON of a success. */
export const inJson =
  (change: (body: Record<string, unknown>) => void): Change =>
  (answer) => {
    if (answer.status !== 200) return;
    const body = JSON.parse(answer.body.toString()) as Record<string, unknown>; // the sandbox answers objects
    change(body);
    answer.body = Buffer.from(JSON.stringify(body));
  };

/** A request, and the answer that the client gets. */
export interface ForwardedExchange {
  readonly method: string;
  readonly url: string;
  readonly asked: Asked;
  readonly answer: ForwardedAnswer;
}

/** A proxy in front of the sandbox that can change answers, so that they violate the contract. */
export async function startDriftProxy(target: string, watch: (exchange: ForwardedExchange) => void = () => undefined) {
  const changes = new Map<string, Change>();

  async function pass(method: string, url: string, { headers, body }: Asked): Promise<ForwardedAnswer> {
    const kept = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name));
    const response = await fetch(target + url, {
      method,
      headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const given = Object.fromEntries(
      [...response.headers].filter(
        ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
      ),
    );
    return { status: response.status, headers: given, body: Buffer.from(await response.arrayBuffer()) };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { headers, body: Buffer.concat(chunks) };
      void pass(method, url, asked).then((answer) => {
        changes.get(`${method} ${url}`)?.(answer, asked);
        watch({ method, url, asked, answer });
        if (answer.status === 0) response.destroy();
        else response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    /** Changes the answers to `GET /api/…` from now on; all others stay unchanged. */
    only(request: string, change: Change) {
      changes.clear();
      changes.set(request, change);
    },
    unchanged: () => changes.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { operations } from '../../generated/operations.ts';
import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { forwardedHeaders, forwardRequest, type ReceivedAnswer } from '../../tools/forward-request.ts';
import { startLocalServer } from '../../tools/local-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What happens to a money command on its way. Times are virtual milliseconds. */
export interface Journey {
  /** The time until each copy of the request reaches the service, after the copy before; empty: none does. */
  copies: readonly number[];
  /** The request loses its Idempotency-Key. */
  losesKey: boolean;
  /** Replaces the answer to the last copy. */
  stub?: { status: number; body: string } | undefined;
  /** The stub replaces the answer only if the command was carried out. */
  isTrue?: boolean;
  /** The stub says that the command was carried out, whether it was or not. */
  mayLie?: boolean;
  /** Changes the service's own answer. */
  alter?: (answer: { status: number; body: string }) => { status: number; body: string };
  /** The time until the answer begins, after the last copy. */
  answerAfter: number;
  /** The time between the head and the body of the answer. */
  bodyAfter: number;
  ending: 'whole' | 'cut' | 'half' | 'never';
}

/** How lists and the wallet are read. */
export interface Reading {
  /** The longest time that a read takes. */
  latency: number;
  /** Of 1, the part of the reads that fail. */
  failing: number;
  total: 'right' | 'missing' | 'wrong';
  /** How the service writes a time of the statement. */
  writeTime: (instant: number) => string;
}

export const plainJourney: Journey = {
  copies: [100],
  losesKey: false,
  answerAfter: 100,
  bodyAfter: 0,
  ending: 'whole',
};
export const plainReading: Reading = {
  latency: 300,
  failing: 0,
  total: 'right',
  writeTime: (instant) => new Date(instant).toISOString(),
};

const moneyPaths = Object.values(operations).flatMap(({ money, method, path }) =>
  money ? new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i') : [],
);

/** A proxy between the app and the sandbox that perturbs requests and answers, all in virtual time. */
export async function startPerturbingProxy(
  target: string,
  {
    time,
    holdings,
    seed,
  }: { time: VirtualTime; /** Changes with each execution. */ holdings: () => string; seed: number },
) {
  let journey = plainJourney;
  let reading = plainReading;
  let executions = 0;
  let honoursKeys = true;
  let onArrival = () => {};
  /** One generator for each path, because requests under way at once arrive in any order. */
  const randoms = new Map<string, ReturnType<typeof createRandom>>();
  const randomOf = (path: string) => {
    const random = randoms.get(path) ?? createRandom(seed + path.length * 7919 + path.charCodeAt(path.length - 1));
    randoms.set(path, random);
    return random;
  };

  /** Lets the service carry a command out, and counts it if it changed anything. */
  async function carryOut(request: IncomingMessage, body: Buffer) {
    const before = holdings();
    const answer = await time.during(forwardRequest(target, request, body));
    if (holdings() !== before) executions += 1;
    return answer;
  }

  async function serveCommand(request: IncomingMessage, response: ServerResponse, body: Buffer, gone: AbortSignal) {
    const { copies, losesKey, stub, isTrue = false, alter, answerAfter, bodyAfter, ending } = journey;
    journey = plainJourney;
    onArrival();
    onArrival = () => {};
    if (losesKey || !honoursKeys) delete request.headers['idempotency-key'];
    let answer: ReceivedAnswer = { status: 502, headers: {}, body: Buffer.alloc(0) };
    for (const wait of copies) {
      await time.sleep(wait, gone);
      answer = await carryOut(request, body);
    }
    if (stub && (!isTrue || executions > 0))
      answer = { status: stub.status, headers: { 'content-type': 'application/json' }, body: Buffer.from(stub.body) };
    if (alter) {
      const { status, body: altered } = alter({ status: answer.status, body: answer.body.toString() });
      answer = { ...answer, status, body: Buffer.from(altered) };
    }
    await time.sleep(ending === 'never' ? Infinity : answerAfter, gone);
    if (gone.aborted || ending === 'cut') {
      response.socket?.destroy();
      return;
    }
    const hasBody = answer.status !== 204 && answer.status !== 304;
    const length = hasBody && { 'content-length': String(answer.body.length) };
    response.writeHead(answer.status, { ...forwardedHeaders(answer.headers, Buffer.alloc(0)), ...length });
    if (bodyAfter > 0) response.flushHeaders();
    await time.sleep(bodyAfter, gone);
    if (ending === 'whole') response.end(answer.body);
    else response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.socket?.destroy());
  }

  async function serveRead(request: IncomingMessage, response: ServerResponse, body: Buffer, gone: AbortSignal) {
    const { latency, failing } = reading;
    const random = randomOf(request.url ?? '');
    const wait = random.next() * latency;
    const isFailing = random.next() < failing;
    const half = wait / 2;
    await time.sleep(half, gone);
    const answer = await time.during(forwardRequest(target, request, body));
    await time.sleep(wait - half, gone);
    if (gone.aborted) return;
    if (isFailing) {
      response.writeHead(502).end();
      return;
    }
    const given = request.url === '/api/statement' ? rewritten(answer) : answer;
    response.writeHead(given.status, forwardedHeaders(given.headers, given.body)).end(given.body);
  }

  function rewritten(answer: ReceivedAnswer): ReceivedAnswer {
    if (answer.status !== 200) return answer;
    // The sandbox's own answer.
    const page = JSON.parse(answer.body.toString()) as { total?: number; statements: { createdAt: string }[] };
    for (const entry of page.statements) entry.createdAt = reading.writeTime(Date.parse(entry.createdAt));
    if (reading.total === 'missing') delete page.total;
    if (reading.total === 'wrong') page.total = page.statements.length;
    return { ...answer, body: Buffer.from(JSON.stringify(page)) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    response.shouldKeepAlive = false;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const body = await buffer(request);
    // So that answers come uncompressed.
    delete request.headers['accept-encoding'];
    const serveIt = moneyPaths.some((path) => path.test(`${request.method} ${request.url}`)) ? serveCommand : serveRead;
    await serveIt(request, response, body, gone.signal);
  }

  const { url, close } = await startLocalServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return {
    url,
    close,
    /** Sends the next money command on this journey. `arrived` is called when it arrives. */
    send(next: Journey, arrived: () => void) {
      journey = next;
      executions = 0;
      onArrival = arrived;
    },
    /** Whether the service knows keys. Otherwise every command loses its key. */
    honourKeys(isHonouring: boolean) {
      honoursKeys = isHonouring;
    },
    /** How often the command of the last journey was carried out. */
    executions: () => executions,
    read(next: Reading) {
      reading = next;
    },
  };
}

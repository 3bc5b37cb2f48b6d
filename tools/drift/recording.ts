import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Headers } from './exchange.ts';
import { Stop } from './stop.ts';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Headers;
  /** Null without a body, or if it was left out. */
  readonly requestBody: Buffer | null;
  readonly status: number;
  readonly responseHeaders: Headers;
  /** Null if the recording left it out. */
  readonly responseBody: Buffer | null;
}

interface Named {
  name: string;
  value: string;
}

/** The parts of a HAR that drift reads. Browsers and proxies leave out different parts. */
interface Entry {
  request: { method: string; url: string; headers?: Named[]; postData?: { text?: string; encoding?: string } };
  response: {
    status: number;
    headers?: Named[];
    content?: { size?: number; mimeType?: string; text?: string; encoding?: string };
  };
}

/** A line of NDJSON; docs/drift.md describes it. */
interface Line {
  request: { method: string; url: string; headers?: Record<string, string>; body?: unknown; bodyBase64?: string };
  response: { status: number; headers?: Record<string, string>; body?: unknown; bodyBase64?: string };
}

/**
 * Reads a recording one exchange at a time: NDJSON line by line, a HAR at once, because it is one JSON text. `broken` gets
 * the number of each entry of a HAR that is no exchange.
 */
export async function* readRecording(
  path: string,
  broken: (entry: number) => void = () => undefined,
): AsyncGenerator<Recorded> {
  if (!existsSync(path)) throw new Stop(2, `There is no file ${path}.`);
  if (/\.(ndjson|jsonl)$/i.test(path)) yield* readLines(path);
  else yield* readHar(path, broken);
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

function readHar(path: string, broken: (entry: number) => void): Recorded[] {
  const entries = entriesOf(path);
  const read = entries.map((entry) => {
    try {
      const line = lineOf(entry);
      return isExchange(line) ? recordedOf(line) : null;
    } catch {
      return null;
    }
  });
  if (entries.length > 0 && read.every((each) => each === null)) throw noHar(path);
  for (const [index, each] of read.entries()) if (!each) broken(index + 1);
  return read.filter((each) => each !== null);
}

const noHar = (path: string) => new Stop(2, `${path} cannot be read as a HAR.`);

function entriesOf(path: string): Entry[] {
  try {
    // A file that is no HAR fails here or has no entries.
    const { log } = JSON.parse(withoutMark(readFileSync(path, 'utf8'))) as { log: { entries: Entry[] } };
    if (Array.isArray(log.entries)) return log.entries;
  } catch {
    // The same message as for a file without entries.
  }
  throw noHar(path);
}

async function* readLines(path: string): AsyncGenerator<Recorded> {
  let number = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      number += 1;
      if (text.trim() === '') continue;
      const line = JSON.parse(withoutMark(text)) as Line; // missing fields are rejected here
      if (!isExchange(line)) throw new Error('no exchange');
      yield recordedOf(line);
    }
  } catch {
    const where = number === 0 ? '' : ` (line ${number})`;
    throw new Stop(2, `${path} cannot be read as NDJSON${where}.`);
  }
}

const isExchange = ({ request, response }: Line) => URL.canParse(request.url) && Number.isInteger(response.status);

function lineOf({ request, response: { status, headers = [], content = {} } }: Entry): Line {
  const type = content.mimeType ? { 'content-type': content.mimeType } : {};
  const empty = content.size === 0 ? { body: '' } : {};
  return {
    request: { ...request, headers: named(request.headers), ...bodyOf(request.postData) },
    response: { status, headers: headers.length > 0 ? named(headers) : type, ...empty, ...bodyOf(content) },
  };
}

const named = (headers: Named[] = []) => Object.fromEntries(headers.map(({ name, value }) => [name, value]));

function bodyOf({ text, encoding }: { text?: string; encoding?: string } = {}) {
  if (text === undefined) return {};
  return encoding === 'base64' ? { bodyBase64: text } : { body: text };
}

const recordedOf = ({ request, response }: Line): Recorded => ({
  method: request.method.toUpperCase(),
  url: request.url,
  requestHeaders: lowerCase(request.headers),
  requestBody: bytesOf(request),
  status: response.status,
  responseHeaders: lowerCase(response.headers),
  responseBody: bytesOf(response),
});

const lowerCase = (headers: Record<string, string> = {}): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A text is the body as sent; any other value is JSON. */
function bytesOf({ body, bodyBase64 }: Line['response'] | Line['request']): Buffer | null {
  if (bodyBase64 !== undefined) return Buffer.from(bodyBase64, 'base64');
  if (body === undefined) return null;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

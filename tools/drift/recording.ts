import { createReadStream, readFileSync } from 'node:fs';
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

/** Reads a recording one exchange at a time: NDJSON line by line, a HAR at once, because it is one JSON text. */
export async function* readRecording(path: string): AsyncGenerator<Recorded> {
  if (/\.(ndjson|jsonl)$/i.test(path)) yield* readLines(path);
  else yield* readHar(path);
}

function readHar(path: string): Recorded[] {
  try {
    // A file that is no HAR fails here or has no entries.
    const { log } = JSON.parse(readFileSync(path, 'utf8')) as { log: { entries: Entry[] } };
    return log.entries
      .filter(({ request, response }) => URL.canParse(request.url) && Number.isInteger(response.status))
      .map(recordedEntry);
  } catch {
    throw new Stop(2, `${path} cannot be read as a HAR.`);
  }
}

function recordedEntry({ request, response }: Entry): Recorded {
  const { text, encoding } = request.postData ?? {};
  return {
    method: request.method,
    url: request.url,
    requestHeaders: headersOf(request.headers),
    requestBody: text === undefined ? null : bytesOf(text, encoding),
    status: response.status,
    responseHeaders: responseHeaders(response),
    responseBody: bodyOf(response.content),
  };
}

async function* readLines(path: string): AsyncGenerator<Recorded> {
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      number += 1;
      if (line.trim() !== '') yield recordedOf(line);
    }
  } catch {
    const where = number === 0 ? '' : ` (line ${number})`;
    throw new Stop(2, `${path} cannot be read as NDJSON${where}.`);
  }
}

/** Throws if a line is not an exchange. */
function recordedOf(line: string): Recorded {
  const { request, response } = JSON.parse(line) as Line; // missing fields are rejected below
  if (!URL.canParse(request.url) || !Number.isInteger(response.status)) throw new Error('no exchange');
  return {
    method: request.method.toUpperCase(),
    url: request.url,
    requestHeaders: lowerCase(Object.entries(request.headers ?? {})),
    requestBody: lineBody(request),
    status: response.status,
    responseHeaders: lowerCase(Object.entries(response.headers ?? {})),
    responseBody: lineBody(response),
  };
}

/** A text is the body as sent; any other value is JSON. */
function lineBody({ body, bodyBase64 }: Line['response'] | Line['request']): Buffer | null {
  if (bodyBase64 !== undefined) return Buffer.from(bodyBase64, 'base64');
  if (body === undefined) return null;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

const bytesOf = (text: string, encoding?: string) => Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');

const lowerCase = (headers: [string, string][]): Headers =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

const headersOf = (headers: Named[] = []): Headers => lowerCase(headers.map(({ name, value }) => [name, value]));

function responseHeaders({ headers, content }: Entry['response']): Headers {
  if (headers && headers.length > 0) return headersOf(headers);
  return content?.mimeType ? { 'content-type': content.mimeType } : {};
}

function bodyOf(content: Entry['response']['content']): Buffer | null {
  if (content?.text === undefined) return content?.size === 0 ? Buffer.alloc(0) : null;
  return bytesOf(content.text, content.encoding);
}

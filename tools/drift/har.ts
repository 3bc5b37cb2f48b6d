import { readFileSync } from 'node:fs';
import { findOperation, type Contract } from './contract.ts';
import type { Headers, SentRequest } from './exchange.ts';
import type { Judge } from './judge.ts';
import { count, noteBlindSpots, type RunRecord } from './record.ts';
import { Stop } from './stop.ts';

interface Named {
  name: string;
  value: string;
}

/** What drift reads of a HAR; browsers and proxies leave out what they like. */
interface Entry {
  request: { method: string; url: string; headers?: Named[]; postData?: { text?: string; encoding?: string } };
  response: {
    status: number;
    headers?: Named[];
    content?: { size?: number; mimeType?: string; text?: string; encoding?: string };
  };
}

/** Judges recorded traffic: every entry of the service's, under the folder that all paths of the contract share. */
export async function passiveRun(judge: Judge, path: string, baseUrl: URL | null, record: RunRecord): Promise<void> {
  const { contract } = judge;
  const entries = entriesOf(path);
  const folder = sharedFolder(contract);
  const anyAuthorization = entries.some(({ request }) => headersOf(request.headers)['authorization'] !== undefined);
  if (!anyAuthorization)
    record.notes.push(`${path} holds no Authorization header, so nothing is said about who may call what.`);
  let withoutBody = 0;

  for (const entry of entries) {
    const url = new URL(entry.request.url);
    const { method } = entry.request;
    const { status } = entry.response;
    // 0: no answer was recorded. 304: the answer is in a cache. OPTIONS: the browser's own question.
    if (status === 0 || status === 304 || method === 'OPTIONS') continue;
    if (baseUrl && (url.origin !== baseUrl.origin || !url.pathname.startsWith(prefixOf(baseUrl)))) continue;
    const asked = baseUrl ? url.pathname.slice(prefixOf(baseUrl).length) : url.pathname;
    if (!asked.startsWith(folder)) continue;
    const found = findOperation(contract, method, asked);
    if (!found) {
      noteUnknown(method, asked, status);
      continue;
    }
    const { operation } = found;
    const response = { status, headers: responseHeaders(entry), body: bodyOf(entry.response.content) };
    if (!response.body) withoutBody += 1;
    const params = Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, decode(value)]));
    const exchange = { operation, request: requestOf(entry, params, !anyAuthorization), response };
    count(record, exchange);
    record.drifts.push(...(await judge.drifts(exchange)));
  }
  if (withoutBody > 0)
    record.notes.push(`${withoutBody} answers were recorded without their body, which is not judged.`);
  noteBlindSpots(record, record.seen.keys());

  function noteUnknown(method: string, asked: string, status: number): void {
    const title = `${method} ${asked}`;
    const message = `${title} was used (answered ${status}), and the contract does not describe it.`;
    record.drifts.push({
      ...{ kind: 'undocumented-endpoint', operationId: null, title, status, at: '', message, detail: title },
      place: contract.pathsPlace(),
    });
  }
}

function entriesOf(path: string): Entry[] {
  try {
    // Whatever is no HAR fails at once here, or lacks its entries.
    const { log } = JSON.parse(readFileSync(path, 'utf8')) as { log: { entries: Entry[] } };
    return log.entries.filter(
      ({ request, response }) => URL.canParse(request.url) && Number.isInteger(response.status),
    );
  } catch {
    throw new Stop(2, `${path} cannot be read as a HAR.`);
  }
}

/** `/api/` when every path of the contract is below it. */
function sharedFolder({ operations }: Contract): string {
  const [first = '', ...rest] = operations.map(({ path }) => path.split('{')[0] ?? '');
  let shared = first;
  for (const path of rest) while (!path.startsWith(shared)) shared = shared.slice(0, -1);
  return shared.slice(0, shared.lastIndexOf('/') + 1);
}

const prefixOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

const headersOf = (headers: Named[] = []): Headers =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

function responseHeaders({ response: { headers, content } }: Entry): Headers {
  if (headers && headers.length > 0) return headersOf(headers);
  return content?.mimeType ? { 'content-type': content.mimeType } : {};
}

function bodyOf(content: Entry['response']['content']): Buffer | null {
  if (content?.text === undefined) return content?.size === 0 ? Buffer.alloc(0) : null;
  return Buffer.from(content.text, content.encoding === 'base64' ? 'base64' : 'utf8');
}

function requestOf(
  { request: { method, url: href, headers, postData } }: Entry,
  params: Record<string, string>,
  authorization: boolean,
): SentRequest {
  const given = headersOf(headers);
  // A recording holds texts: of a form with a file it has lost the bytes.
  const isForm = given['content-type']?.startsWith('multipart/') ?? false;
  return {
    method,
    url: href,
    params,
    headers: given,
    body:
      postData?.text === undefined
        ? null
        : Buffer.from(postData.text, postData.encoding === 'base64' ? 'base64' : 'utf8'),
    unknown: { authorization, body: isForm },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

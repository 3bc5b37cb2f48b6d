import { businessCodeOf } from './codes.ts';
import { findOperation, type Contract } from './contract.ts';
import { driftIn, type SentRequest, type Drift, type Exchange } from './exchange.ts';
import type { Judge } from './judge.ts';
import { addDrifts, count, noteBlindSpots, noteRefusal, type RunRecord } from './record.ts';
import { readRecording, type Recorded } from './recording.ts';
import { pointerOf } from './documents.ts';
import { isSensitive, masked } from './redact.ts';

/** Checks recorded traffic: all entries of the service below the path prefix that all operations share. */
export async function passiveRun(judge: Judge, path: string, baseUrl: URL | null, record: RunRecord): Promise<void> {
  const { contract } = judge;
  const folder = sharedFolder(contract);
  // The recording is read twice, because it may be larger than the memory.
  const anyAuthorization = await holdsAuthorization(path);
  if (!anyAuthorization)
    record.notes.push(`${path} holds no Authorization header, so nothing is said about who may call what.`);
  let withoutBody = 0;

  const broken: number[] = [];
  for await (const entry of readRecording(path, (number) => broken.push(number))) {
    const { method, status } = entry;
    const url = new URL(entry.url);
    // 0: no answer was recorded. 304: the body is in a cache. OPTIONS: a preflight of the browser.
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
    if (!entry.responseBody) withoutBody += 1;
    const params = Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, decode(value)]));
    const request = requestOf(entry, operation.path, params, !anyAuthorization);
    const exchange = {
      operation,
      request,
      response: { status, headers: entry.responseHeaders, body: entry.responseBody },
    };
    count(record, exchange);
    const code = businessCodeOf(contract, exchange);
    if (code !== null) noteRefusal(record, operation.id, code);
    addDrifts(record, await judge.drifts(exchange));
    addDrifts(record, undocumentedParameters(contract, exchange));
  }
  for (const number of broken) record.notes.push(`Entry ${number} of ${path} is no exchange, and was left out.`);
  if (withoutBody > 0)
    record.notes.push(`${withoutBody} answers were recorded without their body, which is not judged.`);
  noteBlindSpots(record, record.seen.keys());
  for (const { id } of contract.operations) if (!record.seen.has(id)) record.notSent.set(id, 'not in the recording');

  function noteUnknown(method: string, asked: string, status: number): void {
    const title = `${method} ${maskedAddress(contract, asked)}`;
    const message = `${title} was used (answered ${status}), and the contract does not describe it.`;
    const place = contract.pathsPlace();
    addDrifts(record, [
      { ...{ kind: 'undocumented-endpoint', operationId: null, title, status, at: '' }, message, place, detail: title },
    ]);
  }
}

async function holdsAuthorization(path: string): Promise<boolean> {
  for await (const { requestHeaders } of readRecording(path))
    if (requestHeaders['authorization'] !== undefined) return true;
  return false;
}

/** `/api/` if every path of the contract begins with it. */
export function sharedFolder({ operations }: Contract): string {
  const [first = '', ...rest] = operations.map(({ path }) => path.split('{')[0] ?? '');
  let shared = first;
  for (const path of rest) while (!path.startsWith(shared)) shared = shared.slice(0, -1);
  return shared.slice(0, shared.lastIndexOf('/') + 1);
}

const prefixOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

function requestOf(
  { method, url, requestHeaders, requestBody }: Recorded,
  template: string,
  params: Record<string, string>,
  authorization: boolean,
): SentRequest {
  // A recording contains text only, so the bytes of a file in a form are lost.
  const isForm = requestHeaders['content-type']?.startsWith('multipart/') ?? false;
  const unknown = { authorization, body: isForm };
  return { method, url, template, params, headers: requestHeaders, body: requestBody, unknown };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function undocumentedParameters({ documents }: Contract, exchange: Exchange): Drift[] {
  const { operation, request, response } = exchange;
  const { title, node, parameters } = operation;
  if (response.status < 200 || response.status > 299) return [];
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  const names = new Set(new URL(request.url).searchParams.keys());
  const unknown = [...names].filter((name) => !known.has(name));
  return unknown.map((name) => {
    const message = `${title} was used with the query parameter ${name}, which the contract does not know.`;
    const [at, place] = [pointerOf('query', name), documents.placeOf(node)];
    return driftIn(exchange, { kind: 'undocumented-parameter', at, place, message });
  });
}

/**
 * Hides secrets in an address that is not in the contract: all that follows the constant part of a path with a secret
 * parameter, because a slash after `/api/autoLogin/{provider}/{username}/{password}` already makes it another address.
 */
function maskedAddress({ operations }: Contract, path: string): string {
  const constant = operations
    .filter(({ parameters }) => parameters.some((each) => each.in === 'path' && isSensitive(each.name)))
    .map((operation) => operation.path.slice(0, operation.path.indexOf('{')))
    .find((each) => path.toLowerCase().startsWith(each.toLowerCase()));
  return constant === undefined ? masked(path) : `${path.slice(0, constant.length)}<more>`;
}

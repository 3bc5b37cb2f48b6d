import type { Contract, MediaType, Operation, Schema } from './contract.ts';
import { pointerOf, type Place } from './documents.ts';
import {
  driftIn,
  isJson,
  mediaTypeOf,
  parseJson,
  type Drift,
  type Exchange,
  type SentRequest,
  type Stranger,
} from './exchange.ts';
import type { SchemaCheck } from './schema-check.ts';

interface RequestFault {
  readonly at: string;
  readonly place: Place;
  readonly message: string;
}

/** Converts a value of an address or header to the type in its schema. */
export function asTyped({ type }: Schema, text: string): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A service may accept neither a request that the contract forbids nor one without a valid token. */
export async function acceptanceDrifts(contract: Contract, check: SchemaCheck, exchange: Exchange): Promise<Drift[]> {
  const { operation, request, response } = exchange;
  if (response.status < 200 || response.status > 299 || isRefusal(exchange)) return [];
  const { title } = operation;
  const anonymous = strangerOf(operation, request);
  if (anonymous) {
    const message = `${title} answered ${response.status} to a request ${strangers[anonymous]}.`;
    const place = contract.securityPlace(operation);
    return [driftIn(exchange, { kind: 'auth-not-enforced', place, message, detail: anonymous })];
  }
  const [fault] = await requestFaults(contract, check, operation, request);
  if (!fault) return [];
  const message = `${title} answered ${response.status} to a request that the contract forbids: ${fault.message}.`;
  const detail = fault.place.pointer.split('/').at(-1) ?? '';
  const { at, place } = fault;
  return [driftIn(exchange, { kind: 'invalid-request-accepted', at, place, message, detail })];
}

/** A documented refusal within a 2xx answer. */
export function isRefusal({ response: { body } }: Exchange): boolean {
  const value = body && parseJson(body)?.value;
  if (typeof value !== 'object' || value === null) return false;
  return ('success' in value && value.success === false) || ('hasQrcode' in value && value.hasQrcode === false);
}

const strangers: Readonly<Record<Stranger, string>> = {
  'no-token': 'without a token',
  'bad-token': 'with a token that nobody was given',
  'altered-token': 'with a token of which one character was altered',
  'unsigned-token': 'with a token without a signature (alg none), for an id that nobody has',
};

function strangerOf({ security }: Operation, { headers, unknown, stranger }: SentRequest): Stranger | null {
  if (security !== 'bearer' || unknown?.authorization) return null;
  return headers['authorization'] === undefined ? 'no-token' : (stranger ?? null);
}

/** The problems of a request, in order; empty if it matches the contract. */
export async function requestFaults(
  contract: Contract,
  check: SchemaCheck,
  operation: Operation,
  request: SentRequest,
): Promise<RequestFault[]> {
  const { documents } = contract;
  return [...ofParameters(), ...(request.unknown?.body ? [] : await ofBody())];

  function ofParameters(): RequestFault[] {
    const { searchParams } = new URL(request.url);
    return operation.parameters.flatMap((parameter) => {
      const { name, schema } = parameter;
      const values = {
        path: request.params[name],
        query: searchParams.get(name) ?? undefined,
        header: request.headers[name.toLowerCase()],
        cookie: undefined,
      };
      const value = values[parameter.in];
      const where = `${parameter.in} parameter ${name}`;
      const at = pointerOf(parameter.in, name);
      if (value === undefined) {
        if (!parameter.required || parameter.in === 'cookie') return [];
        return [{ at, place: documents.placeOf(parameter, 'required'), message: `the ${where} is missing` }];
      }
      const wrong = schema ? check.mismatches(schema, asTyped(documents.follow(schema), value), 'request') : [];
      return wrong.map(({ place, message }) => ({ at, place, message: `the ${where} ${message}` }));
    });
  }

  async function ofBody(): Promise<RequestFault[]> {
    const { body: documented } = operation;
    if (!documented) return [];
    if (!request.body || request.body.length === 0) {
      const place = documents.placeOf(documented, 'required');
      return documented.required ? [{ at: '', place, message: 'it has no body' }] : [];
    }
    const given = mediaTypeOf(request.headers);
    const media = Object.entries(documented.content).find(([type]) => type.toLowerCase() === given)?.[1];
    if (!media) {
      const wanted = Object.keys(documented.content).join(' or ');
      const place = documents.placeOf(documented.content);
      return [{ at: '', place, message: `its body is ${given || 'of no content type'}, not ${wanted}` }];
    }
    if (given === 'multipart/form-data') return ofForm(media, request.body);
    if (!isJson(given) || !media.schema) return [];
    const parsed = parseJson(request.body);
    if (!parsed) return [{ at: '', place: documents.placeOf(media), message: 'its body is no JSON' }];
    return ofValue(media.schema, parsed.value);
  }

  function ofValue(schema: Schema, value: unknown): RequestFault[] {
    const wrong = check.mismatches(schema, value, 'request');
    return wrong.map(({ at, place, message }) => ({ at, place, message: `${at || 'its body'} ${message}` }));
  }

  async function ofForm(media: MediaType, body: Buffer): Promise<RequestFault[]> {
    const form = await formOf(body, request.headers['content-type'] ?? '');
    if (!form) return [{ at: '', place: documents.placeOf(media), message: 'its body is no form' }];
    const parts = Object.fromEntries([...form].map(([name, part]) => [name, part instanceof File ? part.name : part]));
    const types = Object.entries(media.encoding ?? {}).flatMap(([name, encoding]) => {
      const part = form.get(name);
      const allowed = encoding.contentType?.split(/\s*,\s*/) ?? [];
      if (!(part instanceof File) || allowed.length === 0 || allowed.includes(part.type)) return [];
      const message = `the part ${name} is ${part.type}, none of ${allowed.join(', ')}`;
      return [{ at: pointerOf(name), place: documents.placeOf(encoding, 'contentType'), message }];
    });
    return [...(media.schema ? ofValue(media.schema, parts) : []), ...types];
  }
}

async function formOf(body: Buffer, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    return null;
  }
}

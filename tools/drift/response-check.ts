import type { Contract, MediaType, ResponseNode, Schema } from './contract.ts';
import type { Place } from './documents.ts';
import { saysNothing, undocumentedCode } from './codes.ts';
import {
  charsetOf,
  driftIn,
  isJson,
  mediaTypeOf,
  parseJson,
  type Drift,
  type Exchange,
  type Kind,
} from './exchange.ts';
import { jsonFaults } from './json-faults.ts';
import { hasTrace } from './traces.ts';
import { findInOpenPlaces } from './open-places.ts';
import { asTyped } from './request-check.ts';
import type { SchemaCheck } from './schema-check.ts';

const undocumented: Readonly<Record<number, Kind>> = {
  2: 'undocumented-2xx',
  3: 'undocumented-3xx',
  4: 'undocumented-4xx',
  5: 'undocumented-5xx',
};

/** How an answer violates the contract. An unreadable answer is one finding; its missing fields are not reported. */
export function responseDrifts(contract: Contract, check: SchemaCheck, exchange: Exchange): Drift[] {
  const { operation, response } = exchange;
  const { documents } = contract;
  const { status, headers, body } = response;
  const documented = operation.responseOf(status);
  const general = [...ofCache(), ...ofTrace()];
  if (!documented) {
    const kind = undocumented[Math.floor(status / 100)] ?? 'undocumented-5xx';
    return [
      drift(kind, '', documents.placeOf(operation.node, 'responses'), 'a status that the contract does not document'),
      ...general,
    ];
  }
  return [...general, ...ofHeaders(documented), ...ofBody(documented)];

  /** A shared cache would give the answer of one member to another, or answer a command without the service. */
  function ofCache(): Drift[] {
    const control = headers['cache-control'] ?? '';
    const isCommand = operation.effect === 'command';
    const isShared = /\bpublic\b|\bs-maxage=["']?[1-9]/i.test(control);
    const isStored = isCommand && operation.method === 'get' && /\bmax-age=["']?[1-9]/i.test(control);
    const isPrivate = isCommand || exchange.request.headers['authorization'] !== undefined;
    if (status > 299 || !(isStored || (isShared && isPrivate && operation.security !== 'public'))) return [];
    const what = `with Cache-Control: ${control}, although ${isCommand ? 'it is a command' : 'a token protects it'}`;
    return [drift('shared-cache', '', contract.securityPlace(operation), what)];
  }

  /** The position in the code of the service, which helps an attacker and no client. */
  function ofTrace(): Drift[] {
    if (status < 400 || !body || !hasTrace(body.toString('utf8'))) return [];
    const place = documents.placeOf(operation.node, 'responses');
    return [drift('debug-trace', '', place, 'with a stack trace in its body')];
  }

  function drift(kind: Kind, at: string, place: Place, what: string): Drift {
    const subject = at === '' ? what : `but ${at} ${what}`;
    return driftIn(exchange, { kind, at, place, message: `${operation.title} answered ${status}, ${subject}.` });
  }

  function ofHeaders({ headers: declared = {} }: ResponseNode): Drift[] {
    return Object.entries(declared).flatMap(([name, reference]) => {
      const header = documents.follow<{ required?: boolean; schema?: Schema }>(reference);
      const value = headers[name.toLowerCase()];
      const place = documents.placeOf(header);
      if (value === undefined) {
        const what = `but without the header ${name}`;
        return header.required ? [{ ...drift('missing-header', '', place, what), detail: name }] : [];
      }
      const [wrong] = header.schema
        ? check.mismatches(header.schema, asTyped(documents.follow(header.schema), value), 'answer')
        : [];
      if (!wrong) return [];
      return [{ ...drift('bad-header', '', wrong.place, `but its header ${name} ${wrong.message}`), detail: name }];
    });
  }

  function ofBody(node: ResponseNode): Drift[] {
    if (!body) return [];
    const { content } = node;
    if (!content || Object.keys(content).length === 0) {
      const place = documents.placeOf(node);
      return body.length === 0
        ? []
        : [drift('body-not-documented', '', place, 'with a body where the contract has none')];
    }
    if (body.length === 0) return [drift('empty-body', '', documents.placeOf(content), 'with an empty body')];
    const given = mediaTypeOf(headers);
    const wanted = Object.keys(content).join(' or ');
    const contentPlace = documents.placeOf(content);
    if (given === '') return [drift('no-content-type', '', contentPlace, `without a content type, not as ${wanted}`)];
    const media = Object.entries(content).find(([type]) => type.toLowerCase() === given)?.[1];
    if (!media) return [drift('wrong-content-type', '', contentPlace, `as ${given}, not as ${wanted}`)];
    if (!isJson(given) || !media.schema) return [];
    const place = documents.placeOf(media);
    const charset = charsetOf(headers);
    // JSON is UTF-8 (RFC 8259). Clients ignore another charset and read wrong letters.
    const encoded =
      charset === null || charset === 'utf-8' || charset === 'utf8'
        ? []
        : [{ ...drift('wrong-charset', '', place, `in the charset ${charset}, not in UTF-8`), detail: charset }];
    const parsed = parseJson(body);
    if (!parsed) return [...encoded, drift('invalid-json', '', place, 'with a body that is no JSON')];
    const faults = jsonFaults(parsed.text).map(({ kind, at, message }) => told(kind, at, place, message));
    return [
      ...encoded,
      ...faults,
      ...ofValue(media.schema, parsed.value),
      ...ofCode(parsed.value),
      ...ofMoney(media, parsed.value),
    ];
  }

  function ofCode(value: unknown): Drift[] {
    const code = undocumentedCode(contract, operation, status, value);
    return code ? [{ ...told('undocumented-code', code.at, code.place, code.message), detail: code.code }] : [];
  }

  /** A warning, because the schema allows it, but the wallet cannot tell whether the command was carried out. */
  function ofMoney(media: MediaType, value: unknown): Drift[] {
    if (status > 299 || !saysNothing(contract, operation, media, value)) return [];
    const what = 'says neither that the command was carried out nor that it was refused';
    return [{ ...told('says-nothing', '', documents.placeOf(media), what), isWarning: true }];
  }

  function told(kind: Kind, at: string, place: Place, message: string): Drift {
    return at === '' ? drift(kind, at, place, `but the answer ${message}`) : drift(kind, at, place, message);
  }

  function ofValue(schema: Schema, value: unknown): Drift[] {
    const all = [...check.mismatches(schema, value, 'answer'), ...findInOpenPlaces(contract, check, schema, value)];
    return all.map(({ kind, at, place, message }) => told(kind, at, place, message));
  }
}

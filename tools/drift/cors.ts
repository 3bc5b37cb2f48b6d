import type { Contract, Operation } from './contract.ts';
import { driftIn, type Drift, type Exchange, type Headers } from './exchange.ts';

/** Headers that a page may send without a preflight. */
const simple = new Set(['accept', 'accept-language', 'content-language']);

/** The headers in the preflight of an operation: those of the contract, the token, and the type of a body. */
export function preflightHeaders({ operations }: Contract, { parameters, body }: Operation): string[] {
  const declared = parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase());
  // A page with a token sends it with every call, including public ones.
  const hasTokens = operations.some(({ security }) => security !== 'public');
  const own = [...(hasTokens ? ['authorization'] : []), ...declared];
  const type = body && 'application/json' in body.content ? ['content-type'] : [];
  return [...new Set([...own, ...type])].filter((name) => !simple.has(name)).sort();
}

const list = (text = '') => text.split(',').map((each) => each.trim().toLowerCase());

type Asked = { readonly preflight: Exchange } | { readonly exchange: Exchange };

/** Why a page of another origin cannot use an operation, from the answers to its preflight and to its request. */
export function corsDrifts(contract: Contract, origin: string, asked: Asked): Drift[] {
  return 'preflight' in asked ? ofPreflight(asked.preflight) : ofAnswer(asked.exchange);

  function ofPreflight(exchange: Exchange): Drift[] {
    const { operation } = exchange;
    const { status, headers } = exchange.response;
    const tell = teller(exchange, 'preflight');
    if (status < 200 || status > 299) return [tell('', `the preflight was answered ${status}, not 2xx`, 'status')];
    // Without the origin the browser does not read the other headers.
    const stranger = ofOrigin('preflight', headers, tell);
    if (stranger.length > 0) return stranger;
    const methods = list(headers['access-control-allow-methods']);
    const allowed = list(headers['access-control-allow-headers']);
    const method = operation.method.toLowerCase();
    const lacking = preflightHeaders(contract, operation).filter(
      // `*` does not include Authorization.
      (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
    );
    return [
      ...(/^(get|post)$/.test(method) || methods.includes(method) || methods.includes('*')
        ? []
        : [tell('', `the preflight does not allow the method ${method.toUpperCase()}`, 'method')]),
      ...lacking.map((name) => tell(name, `the preflight does not allow the header ${name}`, name)),
    ];
  }

  function ofAnswer({ operation, request, response: { status, headers } }: Exchange): Drift[] {
    const tell = teller({ operation, request }, 'answer');
    const stranger = ofOrigin('answer', headers, tell);
    if (stranger.length > 0) return stranger;
    const exposed = list(headers['access-control-expose-headers']);
    const declared = Object.keys(operation.responseOf(status)?.headers ?? {});
    const hidden = declared
      .filter((name) => headers[name.toLowerCase()] !== undefined)
      .filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
    return hidden.map((name) =>
      tell('', `the page cannot read the header ${name}: it is not exposed`, `exposed-${name}`),
    );
  }

  function ofOrigin(what: string, headers: Headers, tell: ReturnType<typeof teller>): Drift[] {
    const allowed = headers['access-control-allow-origin'];
    if (allowed === origin || allowed === '*') return [];
    return [tell('', `Access-Control-Allow-Origin of the ${what} is ${allowed ?? 'absent'}, not ${origin}`, 'origin')];
  }

  function teller(sent: Parameters<typeof driftIn>[0], what: string) {
    const { title, node, parameters } = sent.operation;
    return (header: string, problem: string, detail: string): Drift => {
      const parameter = parameters.find(({ name }) => name.toLowerCase() === header);
      const place = contract.documents.placeOf(parameter ?? node);
      const message = `${title}: a page of ${origin} cannot use it, because ${problem}.`;
      return driftIn(sent, { kind: 'cors', place, message, detail: `${what}-${detail}` });
    };
  }
}

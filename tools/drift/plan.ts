import { examplesOf, type MediaType, type Operation, type Parameter, type Schema } from './contract.ts';
import { isRecord } from './is-record.ts';
import type { Judge } from './judge.ts';
import { filePart, formPayload, jsonPayload, type Part, type Payload } from './payload.ts';
import { cautionFor, harmlessBody, isHarmless, namesOfPersons, wrongPassword } from './persons.ts';
import type { ValueMaker, Values } from './values.ts';

export interface Probe {
  readonly operation: Operation;
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Payload | null;
  readonly auth: 'token' | 'none' | 'bad' | 'altered' | 'unsigned';
}

/** Derives the requests of an operation from the contract alone. */
export function createPlanner({ contract, check }: Judge, make: ValueMaker) {
  return { nominal, others };

  /** The request that should succeed: the contract's example, with the given values in place of the example's. */
  function nominal(operation: Operation, values: Values): Probe {
    const [example] = bodiesOf(operation);
    const payload = mediaOf(operation) ? payloadOf(operation, withValues(operation, example?.value, values)) : null;
    return { operation, label: 'nominal', ...addressOf(operation, values), payload, auth: 'token' };
  }

  /** All other requests, always in the same order. `values` are those that succeeded. */
  function others(operation: Operation, values: Values): Probe[] {
    const usual = nominal(operation, values);
    const probes = [
      ...bodies(operation, usual, values),
      ...parameters(operation, usual),
      ...(operation.security === 'public' ? [] : strangers(usual)),
    ];
    const known = new Set([keyOf(usual)]);
    return probes.filter((probe) => !known.has(keyOf(probe)) && known.add(keyOf(probe)));
  }

  function strangers(usual: Probe): Probe[] {
    return [
      { ...usual, label: 'no token', auth: 'none' },
      { ...usual, label: 'bad token', auth: 'bad' },
      { ...usual, label: 'altered token', auth: 'altered' },
      { ...usual, label: 'unsigned token', auth: 'unsigned' },
    ];
  }

  function bodies(operation: Operation, usual: Probe, values: Values): Probe[] {
    const media = mediaOf(operation);
    if (!media) return [];
    const probe = (label: string, payload: Payload | null): Probe => ({ ...usual, label, payload });
    const isCareful = cautionFor(operation.id) !== undefined;
    const wrongType = isForm(operation)
      ? jsonPayload({})
      : { contentType: 'text/plain', bytes: (isCareful ? null : usual.payload?.bytes) ?? Buffer.from('drift') };
    const spoiled = isForm(operation)
      ? []
      : [probe('malformed', { ...jsonPayload({}), bytes: Buffer.from('{"drift":') })];
    const required = operation.body?.required ? [probe('no body', null)] : [];
    const good = isForm(operation) ? forms(media, probe) : jsons(operation, media.schema ?? {}, values, probe);
    return [...good, probe('wrong media type', wrongType), ...spoiled, ...required];
  }

  function jsons(
    operation: Operation,
    schema: Schema,
    values: Values,
    probe: (label: string, payload: Payload) => Probe,
  ): Probe[] {
    const { id, effect } = operation;
    const examples = bodiesOf(operation).map(({ label, value }) => ({
      label,
      value: withValues(operation, value, onlyPersons(values)),
    }));
    const first = examples[0]?.value;
    const isCareful = cautionFor(id) !== undefined;
    // Queries use real values. Commands use the contract's example, so that they change little.
    const base = isCareful || effect === 'query' ? withValues(operation, first, values) : first;
    const variations = make.variations(schema, harmlessBody(id, base));
    const wanted = [
      ...examples,
      { label: 'minimal', value: make.smallest(schema, first) },
      { label: 'maximal', value: make.largest(schema, first) },
      ...variations.map((value, index) => ({ label: `variation ${index + 1}`, value })),
    ];
    const guess = wrongPassword(id, values);
    return [
      ...wanted.filter(({ value }) => !isCareful || (!check.accepts(schema, value) && isHarmless(id, value, values))),
      ...(guess === undefined ? [] : [{ label: 'wrong password', value: guess }]),
    ].map(({ label, value }) => probe(label, jsonPayload(value)));
  }

  function forms(
    { schema = {}, encoding = {} }: MediaType,
    probe: (label: string, payload: Payload) => Probe,
  ): Probe[] {
    const { required = [] } = contract.documents.follow(schema);
    const usual = partsOf({ schema, encoding });
    const typed = Object.entries(encoding).flatMap(([name, { contentType = '' }]) =>
      [...contentType.split(/\s*,\s*/), 'text/plain'].map((type) =>
        probe(
          `${name} as ${type}`,
          formPayload(usual.map((part) => (part.name === name ? filePart(name, type) : part))),
        ),
      ),
    );
    const extra = { name: 'driftExtra', bytes: Buffer.from('extra') };
    return [
      ...typed,
      ...required.map((name) =>
        probe(`without ${name}`, formPayload([...usual.filter((part) => part.name !== name), extra])),
      ),
      probe('a part too many', formPayload([...usual, extra])),
    ];
  }

  function parameters(operation: Operation, usual: Probe): Probe[] {
    // Another name in the path is that of a stranger, and a valid body is not sent a second time.
    if (cautionFor(operation.id)) return [];
    return operation.parameters.flatMap((parameter) => {
      const { name, schema = {} } = parameter;
      if (parameter.in === 'cookie') return [];
      const wanted = isFixed(schema) ? ['drift'] : make.variations(schema, exampleOf(parameter));
      const values = wanted.flatMap((value) => {
        // An empty path segment leads to another path.
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return text === '' && parameter.in === 'path' ? [] : [text];
      });
      return values.map((text): Probe => ({ ...usual, label: `${name} varied`, ...placed(usual, parameter, text) }));
    });
  }

  function placed(usual: Probe, { name, in: where }: Parameter, text: string): Partial<Probe> {
    if (where === 'path') return { params: { ...usual.params, [name]: text } };
    return where === 'query'
      ? { query: { ...usual.query, [name]: text } }
      : { headers: { ...usual.headers, [name]: text } };
  }

  function addressOf(operation: Operation, values: Values): Pick<Probe, 'params' | 'query' | 'headers'> {
    const of = (where: Parameter['in']) => {
      const sent = operation.parameters.filter((each) => each.in === where && (each.required || isSentUnasked(each)));
      return Object.fromEntries(sent.map((each) => [each.name, String(values[each.name] ?? exampleOf(each))]));
    };
    return { params: of('path'), query: of('query'), headers: of('header') };
  }

  /** Of the optional headers only fixed ones are sent. An Idempotency-Key would return stored answers. */
  function isSentUnasked({ in: where, schema = {}, example }: Parameter): boolean {
    return where === 'header' ? isFixed(schema) : where === 'query' && example !== undefined;
  }

  function isFixed(schema: Schema): boolean {
    return contract.documents.follow(schema).const !== undefined;
  }

  function exampleOf({ example, schema = {} }: Parameter): unknown {
    return example ?? make.smallest(schema);
  }

  function mediaOf({ body }: Operation): MediaType | undefined {
    return body ? Object.values(body.content)[0] : undefined;
  }

  function bodiesOf(operation: Operation): { label: string; value: unknown }[] {
    const media = mediaOf(operation);
    if (!media || isForm(operation)) return [];
    const examples = Object.entries(examplesOf(contract, media));
    const named = examples.map(([name, value]) => ({ label: `example ${name}`, value }));
    return named.length > 0 ? named : [{ label: 'made up', value: make.largest(media.schema ?? {}) }];
  }

  function payloadOf(operation: Operation, value: unknown): Payload {
    const media = mediaOf(operation);
    return isForm(operation) && media ? formPayload(partsOf(media)) : jsonPayload(value);
  }

  function partsOf({ schema = {}, encoding = {} }: MediaType): Part[] {
    const { properties = {}, required = [] } = contract.documents.follow(schema);
    return Object.keys(properties)
      .filter((name) => required.includes(name) || name in encoding)
      .map((name) => filePart(name, encoding[name]?.contentType?.split(/\s*,\s*/)[0] ?? 'application/octet-stream'));
  }

  function withValues(operation: Operation, body: unknown, values: Values): unknown {
    if (!isRecord(body)) return body;
    const names = new Set(operation.parameters.map(({ name }) => name));
    return { ...body, ...Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))) };
  }
}

export type Planner = ReturnType<typeof createPlanner>;

const onlyPersons = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => namesOfPersons.includes(name)));

const isForm = ({ body }: Operation): boolean => body !== null && 'multipart/form-data' in body.content;

const keyOf = ({ params, query, headers, payload, auth }: Probe): string =>
  JSON.stringify([params, query, headers, payload?.contentType, payload?.bytes.toString('base64'), auth]);

/** The values of a request: its path parameters and the fields of its JSON. */
export function sentValues({ params, payload }: Probe): Values {
  const body: unknown = payload?.contentType === 'application/json' ? JSON.parse(payload.bytes.toString('utf8')) : null;
  return { ...params, ...(isRecord(body) ? body : {}) };
}

import { describe, expect, test } from 'vitest';
import { isAnyText } from '../../tools/generate/known-values.ts';
import { idsIn, requirements } from '../../tools/ledger/requirements.ts';
import { asyncapi, follow, openapi, operations, type Body, type Schema } from '../support/contract.ts';
import { violations } from '../support/violations.ts';
import { callsIn, codesIn } from '../support/ledger-lists.ts';
import { callIn, schemasIn, type StatedCall, type StatedField } from './ledger-statements.ts';

const components = openapi.components.schemas;
const statements = requirements.flatMap(({ id, text }) => {
  const call = callIn(text);
  const schemas = schemasIn(text);
  return call || schemas.length > 0 ? [{ id, text, call, schemas }] : [];
});

/** A schema without its reference, and without `null` beside another one. */
function plain(node: Schema): { schema: Schema; isNullable: boolean } {
  const schema = follow<Schema>(node);
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = choices;
  const isNullable = choices.length < (schema.anyOf?.length ?? 0) || (schema.type?.includes('null') ?? false);
  return { schema: only && choices.length === 1 ? follow<Schema>(only) : schema, isNullable };
}

/** What the contract lacks of the stated fields, one line each. */
function lacking(stated: readonly StatedField[], node: Schema, at: string): string[] {
  const { schema } = plain(node);
  return stated.flatMap((field) => {
    const where = `${at}.${field.name}`;
    const property = schema.properties?.[field.name];
    if (!property) return [`${where} is missing`];
    const { schema: own, isNullable } = plain(property);
    const inner = field.isList ? (own.items ?? {}) : own;
    const required = schema.required?.includes(field.name) ?? false;
    return [
      ...(required === field.isOptional ? [`${where} is ${required ? '' : 'not '}required`] : []),
      ...(field.isNullable && !isNullable ? [`${where} cannot be null`] : []),
      ...(field.isList && own.type !== 'array' ? [`${where} is not a list`] : []),
      ...lackingValues(field, own, property, where),
      ...lacking(field.fields, inner, where),
    ];
  });
}

function lackingValues({ values, isOpen }: StatedField, own: Schema, property: Schema, where: string): string[] {
  if (values.length === 0) return [];
  if (!isOpen) return String(own.enum) === String(values) ? [] : [`${where} is not one of ${values.join(', ')}`];
  const choices = property.anyOf ?? [];
  const known = choices.flatMap((each) => follow<Schema>(each).enum ?? []);
  return [
    ...values.filter((value) => !known.includes(value)).map((value) => `${where}: no ${value}`),
    ...(choices.some(isAnyText) ? [] : [`${where} accepts no other text`]),
  ];
}

/** The specification and the contract give parameters different names. */
const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}');

const titlesOf = ({ method, paths }: StatedCall) => paths.map((path) => `${method} ${withoutNames(path)}`);

function fieldsSent({ bodyAs, sent }: StatedCall): readonly StatedField[] {
  if (bodyAs === undefined) return sent;
  const row = requirements.filter(({ id }) => id === bodyAs);
  return row.flatMap(({ text }) => schemasIn(text)).flatMap((schema) => schema.fields);
}

/** The fields that all rows about a call state. A row of section 27 adds a field to a call that has a row of its own. */
const sentTo = (title: string) =>
  statements.flatMap(({ call }) => (call && titlesOf(call).includes(title) ? fieldsSent(call) : []));

function lackingCall(call: StatedCall): string[] {
  const { method, paths, isMultipart, returned } = call;
  const fields = fieldsSent(call);
  return paths.flatMap((path) => {
    const title = `${method} ${withoutNames(path)}`;
    const stated = sentTo(title);
    const found = operations.find((operation) => withoutNames(operation.title) === title);
    if (!found) return [`${method} ${path} is missing`];
    const required = found.request ? (follow<Schema>(found.request.schema).required ?? []) : [];
    const answer = found.responses.find(({ status }) => status === '200');
    return [
      ...required
        .filter((name) => !stated.some((field) => field.name === name))
        .map((name) => `${title} requires ${name}, which no row about this call states`),
      ...(isMultipart === (found.request?.mediaType === 'multipart/form-data') ? [] : [`${title} and multipart`]),
      ...lacking(fields, found.request?.schema ?? {}, `${title} request`),
      ...lacking(returned, answer?.schema ?? {}, `${title} answer`),
    ];
  });
}

describe('A-03 the contract contains what the ledger states, whatever it calls its parameters', () => {
  test.each(statements)('$id $text', ({ call, schemas }) => {
    expect(call ? lackingCall(call) : []).toEqual([]);
    for (const { component, values, fields } of schemas) {
      const schema = components[component];
      expect(schema, component).toBeDefined();
      if (values.length > 0) expect(schema?.enum).toEqual(values);
      expect(lacking(fields, schema ?? {}, component)).toEqual([]);
    }
  });

  const calls = 'R-008…R-027 R-029…R-036 R-040…R-068 R-070…R-080';
  const entities = 'R-069 R-086 R-088…R-117';
  test('R-081 each row about a call or an entity is read, also those of wheel and coupons', () => {
    const read = statements.map(({ id }) => id);
    expect(idsIn(`${calls} ${entities}`).filter((id) => !read.includes(id))).toEqual([]);
  });

  test('R-037 R-038 the events are in asyncapi.yaml, in the right direction', () => {
    const events = Object.entries(asyncapi.operations).map(([name, { action }]) => `${action} ${name}`);
    for (const { id, text } of requirements.filter(({ id }) => ['R-037', 'R-038'].includes(id))) {
      const [, verb, name = ''] = /(emits|receives a) `(\w+)`/.exec(text) ?? [];
      expect(events, id).toContain(`${verb === 'emits' ? 'send' : 'receive'} ${name}`);
    }
  });

  test.each([
    ['R-432…R-442', 'ErrorCode'],
    ['R-363…R-371', 'SlipReason'],
  ])('%s each code is in %s', (ids, component) => {
    const listed = codesIn(ids);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((code) => !components[component]?.enum?.includes(code))).toEqual([]);
  });

  test('A-06 A-07 the GETs that change state are commands, the POSTs that only read are queries', () => {
    const changing = callsIn('A-06');
    const reading = callsIn('A-07');
    expect(changing.length * reading.length).toBeGreaterThan(0);
    for (const { title, method, path, effect } of operations) {
      const changes = changing.some((part) => path.includes(`/${part}`));
      const reads = method === 'get' ? !changes : reading.some((part) => path === `/api/${part}`);
      expect(effect, title).toBe(reads ? 'query' : 'command');
    }
  });
});

const named = (id: string) => operations.find((operation) => operation.id === id);
const examplesOf = (id: string): Body['examples'] =>
  named(id)?.responses.find(({ status }) => status === '200')?.examples ?? {};
const ref = (component: string): Schema => ({ $ref: `#/components/schemas/${component}` });

describe('further rules of the ledger', () => {
  test('R-021 R-027 a request takes no other fields than those of its schema', () => {
    const open = operations.filter(
      ({ request }) => request && follow<Schema>(request.schema).additionalProperties !== false,
    );
    expect(open.map(({ title }) => title)).toEqual([]);
  });

  test('R-013 every example of the notice contains %percentFail%', () => {
    const notices = Object.values(examplesOf('getNotice'));
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) expect(JSON.stringify(notice)).toContain('%percentFail%');
  });

  test('R-051 the gift link of the example is salted AES as OpenSSL writes it', () => {
    const { link } = named('submitTruelink')?.request?.examples['typical'] as { link: string }; // R-051's row guarantees this shape
    const bytes = Buffer.from(link, 'base64');
    expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
    expect(bytes.length % 16, 'whole blocks').toBe(0);
  });

  test('R-096 the `event` of an account detail is an object of texts', () => {
    expect(violations(ref('GameAccountDetail'), { username: 'a', password: '', event: { a: 'b' } })).toEqual([]);
    expect(violations(ref('GameAccountDetail'), { username: 'a', password: '', event: { a: 1 } })).not.toEqual([]);
  });

  test('R-112 A-17 A-18 a coupon may have more fields and a code as slice; a claim takes a code or all of it', () => {
    const coupon = { prize: { name: 'Wheel', slice: 'S10' }, amount: 10, expires: 'soon' };
    expect(violations(ref('CouponsResponse'), { coupons: [coupon] })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon: 'CP-2' })).toEqual([]);
    expect(violations(ref('ClaimCouponRequest'), { coupon: 5 })).not.toEqual([]);
  });

  test('R-117 A-89 a conversation package has the sender "customer" and no device token', () => {
    expect(components['ConversationPackage']?.properties?.['sender']?.const).toBe('customer');
    const requests = Object.values(named('sendChatMessage')?.request?.examples ?? {});
    expect(requests).toHaveLength(2);
    for (const request of requests) expect(request).toMatchObject({ sender: 'customer', deviceToken: '' });
  });
});

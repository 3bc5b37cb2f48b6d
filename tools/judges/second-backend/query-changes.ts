import { follow, type Operation, type Schema } from '../../../tests/support/contract.ts';
import type { Answer, Change } from './start-second-backend.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allowsNull = (schema: Schema): boolean => {
  const { type, anyOf = [] } = follow<Schema>(schema);
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(allowsNull);
};

function eachObject(value: unknown, given: Schema, visit: (fields: Fields, schema: Schema) => void): void {
  const schema = follow<Schema>(given);
  const variant = schema.anyOf?.map((each) => follow<Schema>(each)).find(({ type }) => type !== 'null');
  if (variant) eachObject(value, variant, visit);
  else if (Array.isArray(value)) for (const each of value) eachObject(each, schema.items ?? {}, visit);
  else if (isFields(value)) {
    for (const [key, inner] of Object.entries(schema.properties ?? {})) eachObject(value[key], inner, visit);
    visit(value, schema);
  }
}

/** Changes every object of a query's answer by its schema. */
const inObjects =
  (visit: (fields: Fields, schema: Schema) => void): Change =>
  (operation, answer) => {
    const body = structuredClone(answer.body);
    eachObject(body, successSchema(operation), visit);
    return { ...answer, body };
  };

const successSchema = ({ responses }: Operation) => responses.find(({ status }) => status === '200')?.schema ?? {};

const of =
  (id: string, edit: (body: Fields) => void): Change =>
  (operation, answer) => {
    if (operation.id !== id || !isFields(answer.body)) return answer;
    const body = structuredClone(answer.body);
    edit(body);
    return { ...answer, body };
  };

const entriesOf = (body: Fields, key: string) => (body[key] as Fields[] | undefined) ?? []; // by the contract's example

/** A list of objects with a text in place of the first one. */
function withoutFirst(value: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return isFields(list[0]) ? ['an entry', ...list.slice(1)] : value;
}

/** The answers of queries in the table of docs/backend.md, by row. */
export const queryChanges: Readonly<Record<string, Change>> = {
  'as the contract says': (_operation, answer) => answer,
  'a nullable key is absent': inObjects((fields, { properties = {} }) => {
    for (const [key, schema] of Object.entries(properties)) if (allowsNull(schema)) Reflect.deleteProperty(fields, key);
  }),
  'an optional key is null': inObjects((fields, { properties = {}, required = [] }) => {
    // Some optional keys hold the content, so only those become null that the example leaves out.
    for (const key of Object.keys(properties)) if (!required.includes(key)) fields[key] ??= null;
  }),
  'a game of a category that the contract does not know': of('getWallet', (body) => {
    for (const game of entriesOf(body, 'slots')) game['category'] = 'FISHING';
  }),
  'an entry of a list cannot be read': (_operation, answer) => {
    if (!isFields(answer.body)) return answer;
    const body = Object.entries(answer.body).map(([key, value]) => [key, withoutFirst(value)]);
    return { ...answer, body: Object.fromEntries(body) };
  },
  'the amount of an open game cannot be read': of('getWallet', (body) => {
    for (const game of entriesOf(body, 'slots')) game['amount'] = { value: 12 };
  }),
  'a deposit account has no readable number': of('getDepositLookup', (body) => {
    for (const bank of entriesOf(body, 'banks')) bank['bankAccountNo'] = 405;
  }),
  'the content of a chat message cannot be read': of('listChatHistory', (body) => {
    for (const entry of entriesOf(body, 'messages')) entry['message'] = { message_type: 'text', payload: 'hello' };
  }),
  'limits of a withdrawal cannot be read': of('getWithdrawLimits', (body) => {
    for (const key of Object.keys(body)) body[key] = 'unlimited';
  }),
  'the body does not have the shape of the contract': (operation, answer) =>
    operation.effect === 'query' ? { ...answer, body: { success: true, rows: [[1, 2, 3]] } } : answer,
  'the answer is a server error': (operation, answer): Answer =>
    operation.effect === 'query' ? { status: 500, body: { message: 'ORA-12170: connect timeout' } } : answer,
};

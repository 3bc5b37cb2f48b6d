import { codeIn, documentedCodes } from './codes.ts';
import { examplesOf, type Contract, type Operation, type Schema } from './contract.ts';
import { pointerOf } from './documents.ts';
import { parseJson, type Exchange } from './exchange.ts';
import { isRecord } from './is-record.ts';

export interface Unseen {
  /** `getWallet 410` */
  readonly statuses: readonly string[];
  /** `getWallet NO_WALLET` */
  readonly codes: readonly string[];
  /** `getWallet manyGames`: an example of a success that matched no answer, or of a request that was not sent. */
  readonly examples: readonly string[];
  /** `getSlotAccount /event`: a documented field that no answer had. */
  readonly fields: readonly string[];
  /** `listInvites /invites`: a list that was empty in every answer. */
  readonly lists: readonly string[];
}

/** The shape of a value: its fields with their types, and whether its lists have items. */
function likeness(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (!isRecord(value)) return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).map(([name, each]) => `${name}:${likeness(each)}`);
  return `{${fields.sort().join()}}`;
}

/** Notes which statuses, codes, examples, fields and lists with items the answers contain. */
export function coverageOf(contract: Contract) {
  const { documents } = contract;
  const met = { statuses: new Set<string>(), codes: new Set<string>(), likenesses: new Set<string>() };
  const fields = new Map<string, 'empty' | 'met'>();
  return { note, unseen };

  function note({ operation: { id }, operation, response: { status, body } }: Exchange): void {
    met.statuses.add(`${id} ${status}`);
    const parsed = body && parseJson(body);
    if (!parsed) return;
    const code = codeIn(status, parsed.value);
    if (code) met.codes.add(`${id} ${code.code}`);
    if (status > 299) return;
    met.likenesses.add(`${id} ${likeness(parsed.value)}`);
    const schema = schemaOf(operation);
    if (schema) visit(schema, parsed.value, '');

    function visit(reference: Schema, value: unknown, at: string): void {
      const { anyOf, oneOf, items, properties } = documents.follow(reference);
      for (const each of anyOf ?? oneOf ?? []) visit(each, value, at);
      if (Array.isArray(value)) {
        const key = `${id} ${at}`;
        if (value.length > 0 || !fields.has(key)) fields.set(key, value.length > 0 ? 'met' : 'empty');
        if (items) for (const item of value) visit(items, item, `${at}/[]`);
      }
      if (!isRecord(value)) return;
      for (const [name, property] of Object.entries(properties ?? {})) {
        if (!Object.hasOwn(value, name)) continue;
        const key = `${id} ${at}${pointerOf(name)}`;
        if (!Array.isArray(value[name])) fields.set(key, 'met');
        visit(property, value[name], at + pointerOf(name));
      }
    }
  }

  function schemaOf(operation: Operation): Schema | undefined {
    return Object.values(operation.responseOf(200)?.content ?? {})[0]?.schema;
  }

  function unseen(operations: readonly Operation[]): Unseen {
    const statuses = operations.flatMap(({ id, node }) =>
      Object.keys(node.responses ?? {}).map((status) => `${id} ${status}`),
    );
    const codes = operations.flatMap(({ id }) =>
      [...new Set([...(documentedCodes(contract).byOperation.get(id)?.values() ?? [])].flat())].map(
        (code) => `${id} ${code}`,
      ),
    );
    const all = operations.flatMap((operation) => fieldsOf(operation));
    return {
      statuses: statuses.filter((each) => /\d$/.test(each) && !met.statuses.has(each)),
      codes: codes.filter((each) => !met.codes.has(each)),
      examples: operations.flatMap(examplesNotMet),
      fields: all.filter((each) => !fields.has(each)),
      lists: [...fields].filter(([, how]) => how === 'empty').map(([each]) => each),
    };
  }

  function examplesNotMet(operation: Operation): string[] {
    const media = Object.values(operation.responseOf(200)?.content ?? {})[0];
    return Object.entries(media ? examplesOf(contract, media) : {}).flatMap(([name, value]) =>
      met.likenesses.has(`${operation.id} ${likeness(value)}`) ? [] : [`${operation.id} ${name}`],
    );
  }

  /** The fields of an operation's success, to the depth of the contract. */
  function fieldsOf(operation: Operation): string[] {
    const found: string[] = [];
    const schema = schemaOf(operation);
    if (schema) visit(schema, '', new Set());
    return found;

    function visit(reference: Schema, at: string, above: ReadonlySet<object>): void {
      const node = documents.follow(reference);
      if (above.has(node)) return;
      const path = new Set([...above, node]);
      for (const each of node.anyOf ?? node.oneOf ?? []) visit(each, at, path);
      if (node.items) visit(node.items, `${at}/[]`, path);
      for (const [name, property] of Object.entries(node.properties ?? {})) {
        found.push(`${operation.id} ${at}${pointerOf(name)}`);
        visit(property, at + pointerOf(name), path);
      }
    }
  }
}

export type Coverage = ReturnType<typeof coverageOf>;

import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import type { Contract } from './contract.ts';
import { resolvers } from './zod-resolvers.ts';

/** One zod/mini schema per component, by @hey-api/openapi-ts. */
export async function zodSchemas({ openapi }: Contract): Promise<string> {
  const [context] = await createClient({
    // Without paths the component set is written in the order of the contract, a dependency before what uses it.
    input: {
      openapi: openapi.openapi,
      info: openapi.info,
      paths: {},
      components: { schemas: eachOf(openapi.components.schemas) },
    },
    // Nothing is written (dryRun), but even so the folder would be emptied without clean: false.
    output: { path: 'generated', clean: false, entryFile: false, header: [] },
    dryRun: true,
    logs: { level: 'silent', file: false },
    plugins: [
      {
        name: 'zod',
        compatibilityVersion: 'mini',
        definitions: { name: '{{name}}', case: 'preserve' },
        dates: { offset: true },
        $resolvers: resolvers,
      },
    ],
  });
  const [file] = context?.gen.render() ?? [];
  if (!file) throw new Error('@hey-api/openapi-ts wrote no schemas');
  return pure(file.content);
}

/** Keywords that the generator drops; as extensions they reach the resolvers. */
const carried = ['multipleOf', 'uniqueItems', 'minProperties', 'maxProperties'];

/**
 * A clone of the schema as a validator reads it. Without `default`, which would fill in missing fields; without `readOnly` and
 * `writeOnly`, which would split a component in two; without int64, which would coerce to bigint; and a list of types as
 * alternatives, so that a constraint stays with its type.
 */
function judged(schema: object): Record<string, unknown> {
  const clone: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(schema);
  for (const [keyword, value] of entries) {
    if (['default', 'readOnly', 'writeOnly'].includes(keyword) || value === 'int64') continue;
    if (carried.includes(keyword)) clone[`x-${keyword}`] = value;
    else clone[keyword] = keyword === 'properties' && value instanceof Object ? eachOf(value) : within(value);
  }
  const { type, description, ...rest } = clone;
  if (!Array.isArray(type)) return clone;
  const anyOf = type.map((one: unknown) => (one === 'null' ? { type: one } : { ...rest, type: one }));
  return description === undefined ? { anyOf } : { description, anyOf };
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null ? judged(value) : value;
}

/** Schemas by name, which are no keywords. */
function eachOf(schemas: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(schema)]));
}

/** Marks every call of zod as free of side effects, so that a bundler drops the schemas that a page does not use. */
function pure(code: string): string {
  const calls = new Set<number>();
  const source = ts.createSourceFile('schemas.ts', code, ts.ScriptTarget.Latest);
  visit(source);
  // From the end, so that the positions before it stay true.
  return [...calls]
    .sort((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}/*#__PURE__*/ ${text.slice(at)}`, code);

  function visit(node: ts.Node): void {
    const at = node.getStart(source);
    if (ts.isCallExpression(node) && code.startsWith('z.', at)) calls.add(at);
    ts.forEachChild(node, visit);
  }
}

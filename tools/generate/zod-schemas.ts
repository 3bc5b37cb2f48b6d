import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import type { Contract } from './contract.ts';
import { codeLists } from './error-codes.ts';
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
  return pure(withCodeLists(file.content));
}

/** The keywords that the contract uses and that tests/contract/zod-keywords.test.ts proves. */
const known = new Set([
  ...['$ref', 'anyOf', 'type', 'enum', 'const', 'format', 'pattern', 'minLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'items', 'properties', 'required', 'additionalProperties'],
  // These judge nothing.
  ...['description', 'writeOnly', 'contentMediaType', 'x-enum-descriptions'],
]);

/** The zod generator drops or changes what is not known here, and says nothing. */
function refuseUnknown([keyword, value]: [string, unknown]): void {
  const isKnown =
    known.has(keyword) &&
    (keyword !== 'format' || value === 'date-time') &&
    // zod counts UTF-16 units, JSON Schema counts characters; they agree on what is empty.
    (keyword !== 'minLength' || value === 1);
  if (!isKnown) throw new Error(`Nothing generates ${keyword}: ${String(value)}; teach tools/generate/zod-schemas.ts`);
}

/**
 * A clone of the schema as a validator reads it. Without `writeOnly`, which would split a component in two; and a list of types as
 * alternatives, so that a constraint stays with its type.
 */
function judged(schema: object): Record<string, unknown> {
  const clone: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(schema);
  entries.forEach(refuseUnknown);
  for (const [keyword, value] of entries) {
    if (keyword === 'writeOnly') continue;
    if (keyword === 'x-enum-descriptions') clone[keyword] = value;
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

/** Takes the values of the code lists from the file that has them, so that they are written once. */
function withCodeLists(code: string): string {
  let text = code;
  const imported: string[] = [];
  for (const { constant, component } of codeLists) {
    const values = new RegExp(`(export const ${component} = z\\.enum\\()\\[[^\\]]*\\]`);
    if (!values.test(text)) continue;
    text = text.replace(values, `$1${constant}`);
    imported.push(constant);
  }
  return imported.length === 0 ? text : `import { ${imported.join(', ')} } from './error-codes.ts';\n${text}`;
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

import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { refName, type Contract, type OpenApi, type Schema } from './contract.ts';
import { codeLists } from './error-codes.ts';
import { isAnyText, openTexts } from './known-values.ts';
import { resolvers } from './zod-resolvers.ts';

/** One zod/mini schema per component, by @hey-api/openapi-ts. */
export async function zodSchemas({ openapi }: Contract): Promise<string> {
  const [context] = await createClient({
    // Without paths, components are written in contract order, dependencies first.
    input: {
      openapi: openapi.openapi,
      info: openapi.info,
      paths: {},
      components: { schemas: eachOf(withPlainTexts(openapi)) },
    },
    // dryRun writes nothing, but without clean: false it would still empty the folder.
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
  return pure(withCodeLists(withDateTimes(file.content)));
}

/** The schemas with plain texts instead of open ones, because known values do not change what is accepted. */
function withPlainTexts(openapi: OpenApi): object {
  const lists = new Set(openTexts(openapi));
  const schemas = JSON.stringify(openapi.components.schemas);
  return JSON.parse(schemas, (_key, value: Schema | null) => {
    if (!value?.anyOf?.some(isAnyText)) return value;
    const { anyOf, ...rest } = value;
    const left = anyOf.filter((each) => !lists.has(refName(each)));
    return left.length === 1 ? { ...rest, ...left[0] } : { ...rest, anyOf: left };
  }) as object; // a clone of an object
}

/** Rules that only drift checks. */
const driftOnly = ['x-invalid-request', 'x-link', 'x-order'];

/** Supported keywords. tests/contract/zod-equals-drift.test.ts proves each one. */
const known = new Set([
  ...['$ref', 'anyOf', 'type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'items', 'properties', 'required', 'additionalProperties'],
  'x-decimals',
  // Keywords without an effect on validation by a schema.
  ...['description', 'writeOnly', 'contentMediaType', 'x-enumDescriptions', 'x-assumed', 'x-any-text'],
  ...driftOnly,
]);
/** Supported keywords that the generator is not given. */
const unseen = new Set(['writeOnly', 'x-assumed', 'x-any-text', 'x-decimals', ...driftOnly]);

/** The zod generator silently drops or changes unknown keywords. */
function refuseUnknown([keyword, value]: [string, unknown]): void {
  const isKnown =
    known.has(keyword) &&
    (keyword !== 'format' || value === 'date-time') &&
    // zod counts UTF-16 units and JSON Schema counts characters. They agree only on empty texts.
    (keyword !== 'minLength' || value === 1);
  if (isKnown) return;
  const says = `Nothing generates ${keyword}: ${String(value)}`;
  throw new Error(`${says}. A pattern may say the same of a text; otherwise teach tools/generate/zod-schemas.ts.`);
}

/**
 * A clone for the validator: without `writeOnly`, which would split a component in two, and with lists of types as
 * alternatives, so that a constraint applies to its type only.
 */
function judged(schema: object): Record<string, unknown> {
  const clone: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(schema);
  entries.forEach(refuseUnknown);
  if ('x-decimals' in schema) {
    // A larger number has no exact decimals.
    const most = Number.MAX_SAFE_INTEGER / 10 ** Number(schema['x-decimals']);
    Object.assign(clone, 'exclusiveMinimum' in schema ? { maximum: most } : { minimum: -most, maximum: most });
  }
  for (const [keyword, value] of entries) {
    if (unseen.has(keyword)) continue;
    if (keyword === 'x-enumDescriptions') clone[keyword] = value;
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

/** Here the keys are schema names, not keywords. */
function eachOf(schemas: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(schema)]));
}

/** RFC 3339 allows lower-case `t` and `z`, which the schema of zod refuses. */
function withDateTimes(code: string): string {
  const schema = `const dateTime = z.stringFormat('datetime', new RegExp(z.regexes.datetime({ offset: true }).source, 'i'));`;
  const [head = '', ...rest] = code
    .replaceAll('z.iso.datetime({ offset: true })', 'dateTime')
    .split(/(?<=from 'zod\/mini';\n)/);
  return [head, `\n${schema}\n`, ...rest].join('');
}

/** Replaces the values of code lists by imports of the lists. */
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

/** Marks all zod calls as pure, so that bundlers drop unused schemas. */
function pure(code: string): string {
  const calls = new Set<number>();
  const source = ts.createSourceFile('schemas.ts', code, ts.ScriptTarget.Latest);
  visit(source);
  // From the end, so that earlier positions stay valid.
  return [...calls]
    .sort((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}/*#__PURE__*/ ${text.slice(at)}`, code);

  function visit(node: ts.Node): void {
    const at = node.getStart(source);
    if (ts.isCallExpression(node) && code.startsWith('z.', at)) calls.add(at);
    ts.forEachChild(node, visit);
  }
}

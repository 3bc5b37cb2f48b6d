import { operationsIn, refName, type Body, type Contract, type Operation, type Parameter } from './contract.ts';

/** One constant per operation, in one file per tag. */
export function operationsByTag({ openapi }: Contract): Record<string, string> {
  const all = operationsIn(openapi);
  return Object.fromEntries(tagsOf(all).map((tag) => [tag, all.filter(hasTag(tag)).map(constant).join('\n')]));
}

/** The table of all operations, and their types. */
export function operations({ openapi }: Contract): string {
  const all = operationsIn(openapi);
  const tags = tagsOf(all);
  const bodies = all.flatMap(({ responses }) => responses);
  const codesIn = (component: string) => codesOf(bodies.find((body) => body.component === component));
  return [
    `import type { components } from './api.ts';`,
    ...tags.map((tag) => {
      const ids = all.filter(hasTag(tag)).map(({ id }) => id);
      return `import { ${ids.join(', ')} } from './operations/${tag}.ts';`;
    }),
    '',
    ...tags.map((tag) => `export * from './operations/${tag}.ts';`),
    '',
    `export type Schemas = components['schemas'];`,
    '',
    'export const operations = {',
    ...all.map(({ id }) => `  ${id},`),
    '} as const;',
    '',
    typesOfTheTable,
    'export interface OperationTypes {',
    ...all.map((operation) => `  ${operation.id}: { ${typesOf(operation)} };`),
    '}',
    '',
    ...Object.keys(openapi.components.responses).map(
      (name) => `type ${name} = ${codesIn(name).join(' | ') || 'never'};`,
    ),
    '',
    '/** The codes that each operation is documented to refuse with. */',
    'export interface Refusals {',
    ...all.map((operation) => `  ${operation.id}: ${refusalsOf(operation).join(' | ')};`),
    '}',
    '',
  ].join('\n');
}

const tagOf = ({ tags: [tag] }: Operation) => tag;
const tagsOf = (all: readonly Operation[]) => [...new Set(all.map(tagOf))];
const hasTag = (tag: string) => (operation: Operation) => tagOf(operation) === tag;

function constant(operation: Operation): string {
  const { id, method, path, tags, effect, money, timeout, security, request, unexecuted } = operation;
  return [
    `export const ${id} = {`,
    `  id: '${id}', method: '${method}', path: '${path}', tag: '${tags[0]}',`,
    `  effect: '${effect}', money: ${money}, timeout: '${timeout}', security: '${security}',`,
    `  body: ${quoted(kindOf(request))}, request: ${quoted(request && refName(request.schema))}, response: '${responseOf(operation)}',`,
    ...(unexecuted ? [`  unexecuted: [${unexecuted.map(quoted).join(', ')}],`] : []),
    '} as const;',
    '',
  ].join('\n');
}

const typesOfTheTable = `export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type QueryId = { [Id in OperationId]: Operations[Id]['effect'] extends 'query' ? Id : never }[OperationId];
export type CommandId = Exclude<OperationId, QueryId>;
export type MoneyCommandId = { [Id in OperationId]: Operations[Id]['money'] extends true ? Id : never }[OperationId];
`;

function kindOf(request: Body | undefined): 'json' | 'multipart' | undefined {
  return request && (request.mediaType === 'multipart/form-data' ? 'multipart' : 'json');
}

function responseOf({ id, responses }: Operation): string {
  const done = responses.find(({ status }) => status === '200');
  if (!done) throw new Error(`${id} describes no answer 200`);
  return refName(done.schema);
}

function typesOf(operation: Operation): string {
  const { parameters, request } = operation;
  const members = parameters.filter((parameter) => parameter.in !== 'header').map(memberOf);
  const params = members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<never, never>';
  const types = { json: `Schemas['${refName(request?.schema ?? {})}']`, multipart: 'FormData', none: 'undefined' };
  return `params: ${params}; body: ${types[kindOf(request) ?? 'none']}; response: Schemas['${responseOf(operation)}']`;
}

function memberOf({ name, required, schema }: Parameter): string {
  const scalars: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };
  const type = schema.$ref ? `Schemas['${refName(schema)}']` : scalars[String(schema.type)];
  if (!type) throw new Error(`The parameter ${name} is neither a scalar nor a component`);
  return `${name}${required ? '' : '?'}: ${type}`;
}

/** The operation's own codes, and the types of shared responses. */
function refusalsOf({ responses }: Operation): string[] {
  return responses.filter(({ status }) => status !== '200').flatMap((body) => body.component ?? codesOf(body));
}

/** The examples that are named after their code. The others are texts without a code. */
function codesOf(body: Body | undefined): string[] {
  const isCode = ([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && 'message' in value && value.message === name;
  return Object.entries(body?.examples ?? {})
    .filter(isCode)
    .map(([code]) => `'${code}'`);
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'null' : `'${text}'`;
}

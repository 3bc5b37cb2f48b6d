import {
  isRef,
  methods,
  refName,
  type Contract,
  type Method,
  type OpenApi,
  type Operation,
  type Parameter,
  type Ref,
  type Response,
} from './contract.ts';

interface Row {
  method: Method;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** One constant per operation. One file per tag, and one for the money commands of a tag, which no page needs at first. */
export function operationsByFile({ openapi }: Contract): Record<string, string> {
  const rows = rowsOf(openapi);
  const textOf = (file: string) => rows.filter(isIn(file)).map((row) => constant(row, openapi));
  return Object.fromEntries(filesOf(rows).map((file) => [file, textOf(file).join('\n')]));
}

/** The table of all operations, and their types. */
export function operations({ openapi }: Contract): string {
  const rows = rowsOf(openapi);
  const files = filesOf(rows);
  return [
    `import type { components } from './api.ts';`,
    ...files.map(
      (file) => `import { ${rows.filter(isIn(file)).map(idOf).join(', ')} } from './operations/${file}.ts';`,
    ),
    '',
    ...files.map((file) => `export * from './operations/${file}.ts';`),
    '',
    `export type Schemas = components['schemas'];`,
    '',
    'export const operations = {',
    ...rows.map((row) => `  ${row.operation.operationId},`),
    '} as const;',
    '',
    typesOfTheTable,
    'export interface OperationTypes {',
    ...rows.map((row) => `  ${row.operation.operationId}: { ${typesOf(row)} };`),
    '}',
    '',
    ...Object.entries(openapi.components.responses).map(
      ([name, response]) => `type ${name} = ${codesOf(response).join(' | ') || 'never'};`,
    ),
    '',
    '/** The codes that each operation is documented to refuse with. */',
    'export interface Refusals {',
    ...rows.map(({ operation }) => `  ${operation.operationId}: ${refusalsOf(operation).join(' | ')};`),
    '}',
    '',
  ].join('\n');
}

function rowsOf({ paths, components }: OpenApi): Row[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      return [{ method, path, operation, parameters }];
    }),
  );

  function resolve(parameter: Parameter | Ref): Parameter {
    if (!isRef(parameter)) return parameter;
    const target = components.parameters[refName(parameter)];
    if (!target) throw new Error(`openapi.yaml describes no parameter ${parameter.$ref}`);
    return target;
  }
}

const fileOf = ({ operation }: Row) =>
  operation['x-money'] === true ? `${operation.tags[0]}-money` : operation.tags[0];
const filesOf = (rows: readonly Row[]) => [...new Set(rows.map(fileOf))];
const isIn = (file: string) => (row: Row) => fileOf(row) === file;
const idOf = ({ operation }: Row) => operation.operationId;

function constant({ method, path, operation }: Row, { security }: OpenApi): string {
  const { operationId: id, requestBody, 'x-unexecuted': unexecuted } = operation;
  return [
    `export const ${id} = {`,
    `  id: '${id}', method: '${method}', path: '${path}', tag: '${operation.tags[0]}',`,
    `  effect: '${operation['x-effect']}', money: ${operation['x-money'] === true},` +
      ` timeout: '${operation['x-timeout'] ?? 'ordinary'}', security: '${nameOf(operation.security ?? security)}',`,
    `  body: ${quoted(bodyOf(requestBody))}, request: ${quoted(requestOf(requestBody))}, response: '${responseOf(operation)}',`,
    ...(unexecuted ? [`  unexecuted: [${unexecuted.map(quoted).join(', ')}],`] : []),
    '} as const;',
    '',
  ].join('\n');
}

function nameOf(security: object[]): 'bearer' | 'optional' | 'public' {
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'bearer';
}

const typesOfTheTable = `export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type QueryId = { [Id in OperationId]: Operations[Id]['effect'] extends 'query' ? Id : never }[OperationId];
export type CommandId = Exclude<OperationId, QueryId>;
export type MoneyCommandId = { [Id in OperationId]: Operations[Id]['money'] extends true ? Id : never }[OperationId];
`;

type RequestBody = Operation['requestBody'];

function bodyOf(body: RequestBody): 'json' | 'multipart' | null {
  if (!body) return null;
  return 'multipart/form-data' in body.content ? 'multipart' : 'json';
}

function requestOf(body: RequestBody): string | null {
  const [media] = Object.values(body?.content ?? {});
  return media ? refName(media.schema) : null;
}

function responseOf({ operationId, responses }: Operation): string {
  const done = responses['200'];
  if (!done || isRef(done)) throw new Error(`${operationId} describes no answer 200`);
  return refName(done.content['application/json'].schema);
}

function typesOf({ operation, parameters }: Row): string {
  const members = parameters.filter((parameter) => parameter.in !== 'header').map(memberOf);
  const params = members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<never, never>';
  const request = requestOf(operation.requestBody);
  const body = { json: `Schemas['${request}']`, multipart: 'FormData', none: 'undefined' };
  const kind = bodyOf(operation.requestBody) ?? 'none';
  return `params: ${params}; body: ${body[kind]}; response: Schemas['${responseOf(operation)}']`;
}

function memberOf({ name, required, schema }: Parameter): string {
  const scalars: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };
  const type = schema.$ref ? `Schemas['${refName({ $ref: schema.$ref })}']` : scalars[String(schema.type)];
  if (!type) throw new Error(`The parameter ${name} is neither a scalar nor a component`);
  return `${name}${required ? '' : '?'}: ${type}`;
}

/** The operation's own codes, followed by those of shared responses. */
function refusalsOf({ responses }: Operation): string[] {
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  return refusals.flatMap(([, response]) => (isRef(response) ? refName(response) : codesOf(response)));
}

/** Referenced examples are named after their code; inline examples are texts without a code. */
function codesOf(response: Response): string[] {
  const examples = Object.entries(response.content['application/json'].examples);
  return examples.filter(([, example]) => isRef(example)).map(([code]) => `'${code}'`);
}

function quoted(text: string | null): string {
  return text === null ? 'null' : `'${text}'`;
}

import { basename } from 'node:path';
import { accessOf, methods, type Method, type Ref, type Schema, type ShownBy } from '../generate/contract.ts';
import { readDocuments, type Documents, type Place } from './documents.ts';
import { Stop } from './stop.ts';

export type { Schema };

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown } | Ref>;
  encoding?: Record<string, { contentType?: string }>;
}

interface Header {
  required?: boolean;
  schema?: Schema;
}

export interface ResponseNode {
  content?: Record<string, MediaType>;
  headers?: Record<string, Header | Ref>;
}

export interface RequestBodyNode {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

interface OperationNode {
  operationId?: string;
  'x-effect'?: string;
  'x-money'?: boolean;
  'x-timeout'?: string;
  'x-shown-by'?: ShownBy | 'nothing';
  'x-invalid-request'?: string[];
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBodyNode | Ref;
  responses?: Record<string, ResponseNode | Ref>;
}

interface OpenApi {
  components?: { schemas?: Record<string, Schema> };
  info?: { title?: string; version?: string };
  security?: object[];
  paths?: Record<string, Partial<Record<Method, OperationNode>> & { parameters?: (Parameter | Ref)[] }>;
}

interface AsyncApi {
  operations?: Record<string, { action: string; messages?: Ref[] }>;
}

/** An operation with references followed and the fields of its path item included. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly title: string;
  /** Without `x-effect`, GET counts as a query and every other method as a command. */
  readonly effect: 'query' | 'command';
  readonly isUpload: boolean;
  readonly security: ReturnType<typeof accessOf>;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBodyNode | null;
  /** The codes that mean "invalid request": those of the operation, or else those of the list of codes. */
  readonly invalidCodes: readonly string[];
  readonly node: OperationNode;
  /** The documented response of a status, with its location; null if there is none. */
  responseOf(status: number): ResponseNode | null;
}

export interface SocketEvent {
  readonly name: string;
  readonly payload: Schema;
}

export interface Contract {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly version: string;
  readonly documents: Documents;
  readonly operations: readonly Operation[];
  /** The events that a client receives. */
  readonly events: readonly SocketEvent[];
  /** The location where the contract defines who may call an operation. */
  securityPlace(operation: Operation): Place;
  pathsPlace(): Place;
}

/** Reads openapi.yaml and, if it exists, asyncapi.yaml. Throws a Stop for a contract that cannot be used. */
export function readDriftContract(openapiPath: string, asyncapiPath?: string): Contract {
  const documents = readDocuments([openapiPath, ...(asyncapiPath === undefined ? [] : [asyncapiPath])]);
  const file = basename(openapiPath);
  // Every field may be missing. Contract lint checks the types.
  const openapi = documents.content(file) as OpenApi;
  const paths = openapi.paths ?? {};
  const schemas = Object.values(openapi.components?.schemas ?? {});
  const invalidCodes = schemas.flatMap((schema) => schema['x-invalid-request'] ?? []);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [operationOf(path, method, item[method], item.parameters)] : [])),
  );
  if (operations.length === 0) throw new Stop(2, `${openapiPath} describes no operation.`);
  return {
    file,
    path: openapiPath,
    title: openapi.info?.title ?? file,
    version: openapi.info?.version ?? '',
    documents,
    operations,
    events: asyncapiPath === undefined ? [] : eventsOf(basename(asyncapiPath)),
    securityPlace: ({ node }) =>
      node.security || !openapi.security ? documents.placeOf(node, 'security') : documents.placeOf(openapi, 'security'),
    pathsPlace: () => documents.placeOf(openapi, 'paths'),
  };

  function operationOf(path: string, method: Method, node: OperationNode, ofPath: (Parameter | Ref)[] = []): Operation {
    const title = `${method.toUpperCase()} ${path}`;
    const responses = node.responses ?? {};
    return {
      id: node.operationId ?? title,
      method,
      path,
      title,
      effect: (node['x-effect'] ?? (method === 'get' ? 'query' : 'command')) === 'query' ? 'query' : 'command',
      isUpload: node['x-timeout'] === 'upload',
      security: accessOf(node.security ?? openapi.security ?? []),
      parameters: [...ofPath, ...(node.parameters ?? [])].map((each) => documents.follow<Parameter>(each)),
      invalidCodes: node['x-invalid-request'] ?? invalidCodes,
      body: node.requestBody ? documents.follow<RequestBodyNode>(node.requestBody) : null,
      node,
      responseOf(status) {
        const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
        return response ? documents.follow<ResponseNode>(response) : null;
      },
    };
  }

  function eventsOf(asyncapiFile: string): SocketEvent[] {
    // As above, every field may be missing.
    const { operations: all = {} } = documents.content(asyncapiFile) as AsyncApi;
    return Object.values(all)
      .filter(({ action }) => action === 'receive')
      .flatMap(({ messages = [] }) =>
        messages.map((each) => documents.follow<{ name: string; payload: Schema }>(each)),
      );
  }
}

export function examplesOf({ documents }: Contract, { example, examples = {} }: MediaType): Record<string, unknown> {
  const named = Object.entries(examples).map(([name, each]) => [
    name,
    documents.follow<{ value?: unknown }>(each).value,
  ]);
  return { ...(example === undefined ? {} : { example }), ...(Object.fromEntries(named) as Record<string, unknown>) }; // of any type
}

/** Finds the operation of a method and path. Path parameters stay encoded. Null if no operation matches. */
export function findOperation(
  { operations }: Contract,
  method: string,
  path: string,
): { operation: Operation; params: Record<string, string> } | null {
  const found = operations
    .filter((operation) => operation.method === method.toLowerCase())
    .map((operation) => ({ operation, match: patternOf(operation.path).exec(path) }))
    .filter(({ match }) => match)
    // A path without parameters takes precedence: /api/bonus/check/active is not /api/bonus/{…}.
    .sort((a, b) => parameterCount(a.operation) - parameterCount(b.operation))[0];
  if (!found) return null;
  const names = [...found.operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    operation: found.operation,
    params: Object.fromEntries(names.map((name, index) => [name, found.match?.[index + 1] ?? ''])),
  };
}

const parameterCount = ({ path }: Operation) => path.split('{').length;

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '([^/]+)')}$`);
}

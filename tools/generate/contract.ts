import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Ref {
  $ref: string;
}

/** The parts of JSON Schema that the contract uses. */
export interface Schema extends Partial<Ref> {
  type?: string | string[];
  description?: string;
  enum?: string[];
  const?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minProperties?: number;
  maxProperties?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-enumDescriptions'?: Record<string, string>;
  'x-invalid-request'?: string[];
  'x-link'?: 'web' | 'media' | 'app';
  'x-order'?: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Example {
  summary?: string;
  value: unknown;
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | Ref>;
}

interface Response {
  headers?: Record<string, Ref>;
  content: Record<string, MediaType>;
}

/** How the account shows a money command (`x-shown-by`). */
export interface ShownBy {
  query: string;
  type?: string;
  about?: string;
  same?: string[];
  times?: 'many';
}

interface OperationNode {
  operationId: string;
  summary: string;
  tags: [string];
  'x-effect': 'query' | 'command';
  'x-money'?: boolean;
  'x-unexecuted'?: string[];
  'x-shown-by'?: ShownBy | 'nothing';
  'x-timeout'?: 'upload';
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response | Ref>;
}

export const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

interface PathItem extends Partial<Record<Method, OperationNode>> {
  parameters?: (Parameter | Ref)[];
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  security: object[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, { description?: string }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description?: string; schema: Schema }>;
    responses: Record<string, Response & { description: string }>;
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
  };
}

export interface AsyncApi {
  info: { title: string; version: string; description: string };
  servers: Record<string, { protocol: string; protocolVersion?: string; pathname?: string }>;
  operations: Record<string, { action: 'send' | 'receive'; messages: Ref[] }>;
  components: {
    messages: Record<string, { name: string; payload: Ref; examples: { name: string; payload: unknown }[] }>;
    schemas: Record<string, Schema>;
  };
}

/** A request body or one response of an operation, with references followed. Examples are by name. */
export interface Body {
  operation: string;
  status: string;
  mediaType: string;
  schema: Schema;
  /** The shared component that describes it; null if the operation does. */
  component: string | null;
  examples: Record<string, unknown>;
  summaries: Record<string, string | undefined>;
}

export interface Operation {
  id: string;
  summary: string;
  method: Method;
  path: string;
  /** `GET /api/wallet`, as in tables and test titles. */
  title: string;
  tags: [string];
  effect: 'query' | 'command';
  money: boolean;
  unexecuted: string[] | undefined;
  shownBy: ShownBy | 'nothing' | undefined;
  timeout: 'ordinary' | 'upload';
  security: Access;
  parameters: Parameter[];
  request: Body | undefined;
  responses: Body[];
}

type Access = 'bearer' | 'optional' | 'public';

export interface Contract {
  /** openapi.yaml, with the schemas of asyncapi.yaml added to its components. */
  openapi: OpenApi;
  asyncapi: AsyncApi;
}

/** Reads both documents in the folder without resolving references. */
export function readContract(root: URL): Contract {
  const [openapi, asyncapi] = [readOpenApi(root), readAsyncApi(root)];
  for (const [name, schema] of Object.entries(asyncapi.components.schemas)) {
    if (name in openapi.components.schemas) throw new Error(`Both contracts describe the schema ${name}`);
    openapi.components.schemas[name] = schema;
  }
  return { openapi, asyncapi };
}

// Redocly's lint and the contract tests guarantee these shapes.
export const readOpenApi = (root: URL) => parse(readFileSync(new URL('openapi.yaml', root), 'utf8')) as OpenApi;
export const readAsyncApi = (root: URL) => parse(readFileSync(new URL('asyncapi.yaml', root), 'utf8')) as AsyncApi; // guaranteed by the same

/** Every operation, in the contract's order. */
export function operationsIn(openapi: OpenApi): Operation[] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [read(path, method, item, item[method])] : [])),
  );

  function read(path: string, method: Method, item: PathItem, node: OperationNode): Operation {
    const title = `${method.toUpperCase()} ${path}`;
    return {
      ...{ id: node.operationId, summary: node.summary, method, path, title, tags: node.tags },
      effect: node['x-effect'],
      money: node['x-money'] ?? false,
      unexecuted: node['x-unexecuted'],
      shownBy: node['x-shown-by'],
      timeout: node['x-timeout'] ?? 'ordinary',
      security: accessOf(node.security ?? openapi.security),
      parameters: [...(item.parameters ?? []), ...(node.parameters ?? [])].map((each) => follow(openapi, each)),
      request: bodies(title, 'request', node.requestBody ?? { content: {} })[0],
      responses: Object.entries(node.responses).flatMap(([status, response]) => bodies(title, status, response)),
    };
  }

  function bodies(operation: string, status: string, node: Response | Ref): Body[] {
    const component = isRef(node) ? refName(node) : null;
    return Object.entries(follow(openapi, node).content).map(([mediaType, { schema, examples = {} }]) => {
      const followed = Object.entries(examples).map(([name, each]) => [name, follow(openapi, each)] as const);
      return {
        ...{ operation, status, mediaType, schema, component },
        examples: Object.fromEntries(followed.map(([name, { value }]) => [name, value])),
        summaries: Object.fromEntries(followed.map(([name, { summary }]) => [name, summary])),
      };
    });
  }
}

/** Who may call an operation, by its list of alternative schemes. */
export function accessOf(schemes: readonly object[]): Access {
  if (schemes.length === 0) return 'public';
  return schemes.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'bearer';
}

/** Resolves a reference of openapi.yaml; returns other nodes unchanged. */
export function follow<T extends object>(openapi: OpenApi, node: T | Ref): T {
  if (!isRef(node)) return node;
  let target: unknown = openapi;
  for (const key of node.$ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown>)[key]; // a wrong step leads to the error below
    if (target === undefined) throw new Error(`openapi.yaml has no ${node.$ref}`);
  }
  return target as T; // Redocly's lint checks the targets of references
}

/** The last part of a reference: `./openapi.yaml#/components/schemas/ChatMessage` gives ChatMessage. */
export function refName({ $ref = '' }: Partial<Ref>): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

export function isRef(node: object): node is Ref {
  return '$ref' in node && typeof node.$ref === 'string';
}

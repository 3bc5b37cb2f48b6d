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
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Response {
  content: { 'application/json': { schema: Ref; examples: Record<string, Ref | { value: unknown }> } };
}

export interface Operation {
  operationId: string;
  tags: [string];
  'x-effect': 'query' | 'command';
  'x-money'?: boolean;
  'x-unexecuted'?: string[];
  'x-timeout'?: 'upload';
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, { schema: Ref }> };
  responses: Record<string, Response | Ref>;
}

export const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

export interface PathItem extends Partial<Record<Method, Operation>> {
  parameters?: (Parameter | Ref)[];
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  security: object[];
  paths: Record<string, PathItem>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
  };
}

export interface AsyncApi {
  operations: Record<string, { action: 'send' | 'receive'; messages: Ref[] }>;
  components: { messages: Record<string, { name: string; payload: Ref }>; schemas: Record<string, Schema> };
}

export interface Contract {
  /** openapi.yaml, with the schemas of asyncapi.yaml added to its components. */
  openapi: OpenApi;
  asyncapi: AsyncApi;
}

/** Reads both documents in the folder without resolving references. */
export function readContract(root: URL): Contract {
  // Lint and tests/contract guarantee this shape.
  const { openapi, asyncapi } = { openapi: read('openapi.yaml'), asyncapi: read('asyncapi.yaml') } as Contract;
  for (const [name, schema] of Object.entries(asyncapi.components.schemas)) {
    if (name in openapi.components.schemas) throw new Error(`Both contracts describe the schema ${name}`);
    openapi.components.schemas[name] = schema;
  }
  return { openapi, asyncapi };

  function read(name: string): unknown {
    return parse(readFileSync(new URL(name, root), 'utf8'));
  }
}

/** The last part of a reference: `./openapi.yaml#/components/schemas/ChatMessage` gives ChatMessage. */
export function refName({ $ref }: Ref): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

export function isRef(node: object): node is Ref {
  return '$ref' in node;
}

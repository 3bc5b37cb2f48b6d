import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Operation as ContractOperation, Ref, Schema } from '../../tools/generate/contract.ts';

export const root = join(import.meta.dirname, '..', '..');

export type { Schema };

export interface Example {
  summary?: string;
  value: unknown;
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | Ref>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Header {
  description?: string;
  schema: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Ref>;
  content: Record<string, MediaType>;
}

type OperationObject = Omit<ContractOperation, 'requestBody' | 'responses' | 'parameters' | 'x-effect'> & {
  parameters?: (Parameter | Ref)[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Ref>;
  'x-effect'?: string;
};

type Method = 'get' | 'post' | 'put' | 'delete';

interface PathItem extends Partial<Record<Method, OperationObject>> {
  parameters: (Parameter | Ref)[];
}

interface OpenApi {
  info: { description: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, { description?: string }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
  };
}

interface AsyncApi {
  info: { description: string };
  servers: Record<string, { protocol: string; protocolVersion?: string; pathname?: string; security?: object[] }>;
  channels: Record<string, { messages: Record<string, Ref> }>;
  operations: Record<string, { action: string; channel: Ref; messages: Ref[] }>;
  components: {
    messages: Record<string, { payload: Schema; examples: { name: string; payload: unknown }[] }>;
    schemas: Record<string, Schema>;
  };
}

// Redocly's lint and the contract tests guarantee this shape.
export const openapi = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as OpenApi;
export const asyncapi = parse(readFileSync(join(root, 'asyncapi.yaml'), 'utf8')) as AsyncApi; // as for openapi.yaml

/** A request body or one response of an operation; examples by name, references resolved. */
export interface Body {
  operation: string;
  status: string;
  mediaType: string;
  schema: Schema;
  examples: Record<string, unknown>;
}

export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** `GET /api/wallet`, as in tables and test titles. */
  title: string;
  tags: string[];
  effect: string | undefined;
  money: boolean;
  unexecuted?: string[] | undefined;
  timeout: string;
  security: 'bearer' | 'optional' | 'public';
  parameters: Parameter[];
  request: Body | undefined;
  responses: Body[];
}

/** Every operation, in the contract's order. */
export const operations: Operation[] = Object.entries(openapi.paths).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [read(path, method, item, operation)] : [];
  }),
);

function read(path: string, method: Method, item: PathItem, operation: OperationObject): Operation {
  const title = `${method.toUpperCase()} ${path}`;
  return {
    id: operation.operationId,
    method,
    path,
    title,
    tags: operation.tags,
    effect: operation['x-effect'],
    money: operation['x-money'] ?? false,
    unexecuted: operation['x-unexecuted'],
    timeout: operation['x-timeout'] ?? 'ordinary',
    security: access(operation.security ?? openapi.security),
    parameters: [...item.parameters, ...(operation.parameters ?? [])].map((parameter) => follow<Parameter>(parameter)),
    request: bodies(title, 'request', operation.requestBody?.content ?? {})[0],
    responses: Object.entries(operation.responses).flatMap(([status, response]) =>
      bodies(title, status, follow<Response>(response).content),
    ),
  };
}

function access(security: object[]) {
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'bearer';
}

function bodies(operation: string, status: string, content: Record<string, MediaType>): Body[] {
  return Object.entries(content).map(([mediaType, { schema, examples = {} }]) => ({
    operation,
    status,
    mediaType,
    schema,
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [name, follow<Example>(example).value]),
    ),
  }));
}

/** Resolves a reference of openapi.yaml; returns other nodes unchanged. */
export function follow<T extends object>(node: T | Ref): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T; // not a reference, so a T
  let target: unknown = openapi;
  for (const key of node.$ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown>)[key]; // a wrong step leads to the error below
    if (target === undefined) throw new Error(`openapi.yaml has no ${node.$ref}`);
  }
  return target as T; // Redocly's lint checks the targets of references
}

/** `WalletResponse` for a reference to that component; undefined for an inline schema. */
export function componentName(schema: Schema): string | undefined {
  return /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
}

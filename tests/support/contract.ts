import { join } from 'node:path';
import {
  follow as followIn,
  operationsIn,
  readAsyncApi,
  readOpenApi,
  type Ref,
  type Schema,
} from '../../tools/generate/contract.ts';

export type { Body, Operation, Schema } from '../../tools/generate/contract.ts';

export const root = join(import.meta.dirname, '..', '..');

const folder = new URL('../../', import.meta.url);
export const openapi = readOpenApi(folder);
export const asyncapi = readAsyncApi(folder);
export const operations = operationsIn(openapi);

/** Resolves a reference of openapi.yaml; returns other nodes unchanged. */
export const follow = <T extends object>(node: T | Ref): T => followIn(openapi, node);

/** `WalletResponse` for a reference to that component; undefined for an inline schema. */
export function componentName(schema: Schema): string | undefined {
  return /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
}

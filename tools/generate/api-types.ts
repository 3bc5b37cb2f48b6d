import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';

/** Types of every path, operation and component, by openapi-typescript. */
export async function apiTypes({ openapi }: Contract): Promise<string> {
  // A clone, because the library rewrites the document; through JSON, because it wants its own document type.
  const document: string = JSON.stringify(openapi);
  return astToString(await openapiTS(document, { emptyObjectsUnknown: true, silent: true }));
}

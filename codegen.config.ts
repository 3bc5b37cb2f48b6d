import { apiTypes } from './tools/generate/api-types.ts';
import type { Contract } from './tools/generate/contract.ts';
import { errorCodes } from './tools/generate/error-codes.ts';
import { events } from './tools/generate/events.ts';
import { knownValues } from './tools/generate/known-values.ts';
import { operations, operationsByTag } from './tools/generate/operations.ts';
import { shownBy } from './tools/generate/shown-by.ts';
import { zodSchemas } from './tools/generate/zod-schemas.ts';

type Emitted = string | Record<string, string>;

interface Row {
  /** The source named in the file's header. */
  from: string;
  /** A file, or a folder for several files. */
  to: string;
  /** The text of the file, or of each file of the folder by its name. */
  emit: (contract: Contract) => Emitted | Promise<Emitted>;
}

/** The generated files. `npm run generate` writes them, `npm run generate:check` compares them. */
export const rows: readonly Row[] = [
  { from: 'openapi.yaml, asyncapi.yaml', to: 'generated/api.ts', emit: apiTypes },
  { from: 'openapi.yaml, asyncapi.yaml', to: 'generated/schemas.ts', emit: zodSchemas },
  { from: 'openapi.yaml', to: 'generated/operations.ts', emit: operations },
  { from: 'openapi.yaml', to: 'generated/operations', emit: operationsByTag },
  { from: 'openapi.yaml', to: 'generated/shown-by.ts', emit: shownBy },
  { from: 'openapi.yaml', to: 'generated/error-codes.ts', emit: errorCodes },
  { from: 'openapi.yaml', to: 'generated/known-values.ts', emit: knownValues },
  { from: 'asyncapi.yaml', to: 'generated/events.ts', emit: events },
];

import { apiTypes } from './tools/generate/api-types.ts';
import type { Contract } from './tools/generate/contract.ts';
import { errorCodes } from './tools/generate/error-codes.ts';
import { events } from './tools/generate/events.ts';
import { operations } from './tools/generate/operations.ts';
import { zodSchemas } from './tools/generate/zod-schemas.ts';

interface Row {
  /** The source named in the file's header. */
  from: string;
  to: string;
  emit: (contract: Contract) => string | Promise<string>;
}

/** The generated files. `npm run generate` writes them, `npm run generate:check` compares them. */
export const rows: readonly Row[] = [
  { from: 'openapi.yaml, asyncapi.yaml', to: 'generated/api.ts', emit: apiTypes },
  { from: 'openapi.yaml, asyncapi.yaml', to: 'generated/schemas.ts', emit: zodSchemas },
  { from: 'openapi.yaml', to: 'generated/operations.ts', emit: operations },
  { from: 'openapi.yaml', to: 'generated/error-codes.ts', emit: errorCodes },
  { from: 'asyncapi.yaml', to: 'generated/events.ts', emit: events },
];

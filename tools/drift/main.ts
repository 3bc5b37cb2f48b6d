/** `npm run drift -- <base-url>`: does a service keep openapi.yaml? See docs/drift.md. */
import { driftCommand } from './drift-command.ts';

process.exitCode = await driftCommand(process.argv.slice(2));

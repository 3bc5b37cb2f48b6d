/** `npm run drift -- <base-url>`: checks whether a service matches openapi.yaml. See docs/drift.md. */
import { driftCommand } from './drift-command.ts';

process.exitCode = await driftCommand(process.argv.slice(2), process.argv.slice(1));

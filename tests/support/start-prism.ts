import { join } from 'node:path';
import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js';
import { freePort } from '../../tools/free-port.ts';

const openapi = join(import.meta.dirname, '../../openapi.yaml');

/** `prism mock openapi.yaml` in this process, on a free port. */
export async function startPrism() {
  const port = await freePort();
  // Prism prints its start message at every log level.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  try {
    const started: unknown = await createSingleProcessPrism({
      document: openapi,
      host: '127.0.0.1',
      port,
      verboseLevel: 'silent',
      cors: true,
      multiprocess: false,
      dynamic: false,
      errors: false,
      ignoreExamples: false,
      seed: '',
      jsonSchemaFakerFillProperties: false,
    });
    const prism = started as { close: () => Promise<void> }; // its own types refer to an unpublished file
    return { url: `http://127.0.0.1:${port}`, close: () => prism.close() };
  } finally {
    process.stdout.write = write;
  }
}

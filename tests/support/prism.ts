import { join } from 'node:path';
import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js';
import { root } from './contract.ts';
import { freePort } from './free-port.ts';

/** `prism mock openapi.yaml` in this process, without output. */
export async function startPrism(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  // Prism prints its start message at every log level.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  try {
    const started: unknown = await createSingleProcessPrism({
      document: join(root, 'openapi.yaml'),
      host: '127.0.0.1',
      port,
      verboseLevel: 'silent',
      cors: true,
      dynamic: false,
      multiprocess: false,
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

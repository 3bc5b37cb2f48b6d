import { join } from 'node:path';
import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js';
import { root } from './contract.ts';
import { freePort } from './free-port.ts';

/** What `prism mock openapi.yaml` starts, in this process and in silence. */
export async function startPrism(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  // It announces itself whatever the level of its log.
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
    const prism = started as { close: () => Promise<void> }; // its own types point at a file that is not published
    return { url: `http://127.0.0.1:${port}`, close: () => prism.close() };
  } finally {
    process.stdout.write = write;
  }
}

/**
 * `npm run mock`: Prism, which this process starts again. Prism ends for good after an invalid file and after a malformed
 * upload, and two quick writes make it deaf. The first argument is the document, the others are Prism's.
 */
import cluster, { type Worker } from 'node:cluster';
import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const [document = 'openapi.yaml', ...options] = process.argv.slice(2);
const exec = join(import.meta.dirname, '../node_modules/@stoplight/prism-cli/dist/index.js');
/** Those that have answered, or that a write has ended. Any other ended while it started, and would end again. */
const restartable = new WeakSet<Worker>();
let running: Worker | undefined;

// Otherwise this process accepts connections and passes them on, and those of a Prism that has just ended stay open.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec, args: ['mock', document, ...options] });
cluster.on('listening', (worker) => restartable.add(worker));
cluster.on('exit', (worker, code) => {
  running = undefined;
  // After --help.
  if (code === 0) unwatchFile(document);
  else if (!restartable.has(worker))
    console.error(`Prism did not start. It is started again when ${document} is saved.`);
  else startUnlessInvalid();
});
watchFile(document, { interval: 200 }, () => {
  if (running === undefined) {
    startUnlessInvalid();
  } else {
    restartable.add(running);
    running.process.kill();
  }
});
startUnlessInvalid();

function startUnlessInvalid(): void {
  const problem = problemOfFile();
  if (problem === undefined) running = cluster.fork();
  else console.error(`${problem}\nPrism is started again when the file is saved without this error.`);
}

function problemOfFile(): string | undefined {
  // Some editors delete a file before they write it.
  if (!existsSync(document)) return `${document} does not exist.`;
  const [error] = parseDocument(readFileSync(document, 'utf8')).errors;
  const [start] = error?.linePos ?? [];
  return error && `${document}:${start?.line ?? 1}:${start?.col ?? 1} ${error.message.split(' at line ')[0] ?? ''}`;
}

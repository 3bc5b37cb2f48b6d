import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.js';

/**
 * Runs a file with the project's Node and exits with its code. Forwards signals, so that the file can stop its child
 * processes.
 * @param {string} node
 * @param {string[]} args
 */
export function handOver(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => child.kill(name));
  child.on('close', (code, signal) => {
    process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1);
  });
}

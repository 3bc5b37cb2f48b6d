import { spawn } from 'node:child_process';
import { root } from './root.js';

/**
 * Runs a command in the project's folder, without input, and returns its output. The code is a text such as ENOENT if
 * the command could not be started.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number | string | null, output: string }>}
 */
export function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows npm is a .cmd file, which only a shell can start.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));

    const stop = () => {
      child.kill();
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    /** @param {number | string | null} code */
    const done = (code) => {
      process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
      resolve({ code, output });
    };
    child.on('error', (error) => done('code' in error ? String(error.code) : error.message));
    child.on('close', done);
  });
}

/**
 * The relevant part of a failed command's output: npm's first error lines (its output ends with a usage text), otherwise
 * the end.
 * @param {string} output
 */
export function excerpt(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /^npm error \S/.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : lines.slice(-12)).join('\n');
}

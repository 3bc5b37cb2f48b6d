import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.js';

const lockFile = join(root, '.cache', 'setup.lock');
const halfAnHour = 30 * 60_000;

/**
 * Runs the work after any other set-up in this folder has ended: two `npm ci` at once would delete each other's files.
 * @param {(line: string) => void} say
 * @param {() => Promise<void>} work
 */
export async function alone(say, work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let told = false; !takeLock(); told = true) {
    if (!told) say('Waiting for another set-up in this folder');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  process.once('exit', releaseLock);
  try {
    await work();
  } finally {
    process.removeListener('exit', releaseLock);
    releaseLock();
  }
}

function takeLock() {
  if (ownerIsGone()) releaseLock();
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function releaseLock() {
  rmSync(lockFile, { force: true });
}

/**
 * A lock without its process is left over from a crash. An old lock may come from another container, where process ids
 * differ.
 */
function ownerIsGone() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > halfAnHour) return true;
    const owner = Number(readFileSync(lockFile, 'utf8'));
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

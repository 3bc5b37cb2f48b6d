import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const files = ['package.json', 'package-lock.json'];

/**
 * Installs the packages of the lock file in `folder` outside the project, which does not need them, and returns the folder with
 * node_modules.
 */
export async function installPeers(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(folder, file)));
  const target = join(import.meta.dirname, '../.cache/peers', hash.digest('hex').slice(0, 16));
  const done = join(target, 'installed');
  if (existsSync(done)) return target;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of files) copyFileSync(join(folder, file), join(target, file));
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', words, { cwd: target, timeout: 300_000 });
  writeFileSync(done, '');
  return target;
}

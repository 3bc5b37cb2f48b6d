import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Installs packages outside the project, which does not need them, and returns the folder with node_modules. */
export async function installPeers(versions: Readonly<Record<string, string>>): Promise<string> {
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const name = createHash('sha256').update(wanted.join(' ')).digest('hex').slice(0, 16);
  const folder = join(import.meta.dirname, '../.cache/peers', name);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const words = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted];
  await promisify(execFile)('npm', words, { cwd: folder, timeout: 300_000 });
  writeFileSync(done, '');
  return folder;
}

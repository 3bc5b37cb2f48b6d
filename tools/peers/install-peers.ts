import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folders = join(import.meta.dirname, '..', '..', '.cache', 'peers');

/**
 * Installs packages that the tests compare with ours, or that must be able to read the contract. They are outside the
 * project, because they are many and the product does not need them. Versions are pinned. Returns the folder with
 * node_modules, or the reason for a failure.
 */
export async function installPeers(
  versions: Readonly<Record<string, string>>,
): Promise<{ folder: string } | { problem: string }> {
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const folder = join(folders, createHash('sha256').update(wanted.join(' ')).digest('hex').slice(0, 16));
  const done = join(folder, 'installed');
  if (existsSync(done)) return { folder };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const words = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted];
  try {
    await promisify(execFile)('npm', words, { cwd: folder, timeout: 300_000 });
    writeFileSync(done, '');
    return { folder };
  } catch (problem) {
    rmSync(folder, { recursive: true, force: true });
    const said = problem instanceof Error ? problem.message : String(problem);
    return { problem: said.match(/npm error (?:code )?(.*)/)?.[1] ?? said.split('\n')[0] ?? '' };
  }
}

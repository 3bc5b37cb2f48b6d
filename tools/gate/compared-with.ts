import { spawnSync } from 'node:child_process';

/**
 * The commit where the branch in this folder left `origin/main`. Undefined if there is none, as in a shallow clone; then nothing can be
 * left out.
 */
export function branchPoint(folder: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lets `fill` write into a new folder, and puts it in the place of `folder` when it is complete. What is in `folder` stays if this is
 * interrupted.
 */
export async function replaceFolder(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  // In the project, because a folder can be renamed within one file system only.
  const cache = join(import.meta.dirname, '../.cache');
  const [fresh, old] = [join(cache, 'fresh-folder'), join(cache, 'old-folder')];
  for (const left of [fresh, old]) await rm(left, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await fill(fresh);
  // So that there is always something to move.
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true });
}

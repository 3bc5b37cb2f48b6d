import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents } from './compare.ts';

/** Writes both contracts of a git ref to a new temporary folder. Throws one line if it cannot. */
export function checkOutContracts(root: string, ref: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  const attempt = (problem: string, ...args: string[]) => {
    try {
      return git(...args);
    } catch {
      throw new Error(problem);
    }
  };
  const commit = attempt(
    `git knows no commit ${ref}: fetch it, or name another`,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ).trim();
  const texts = documents.map((document) => attempt(`${ref} has no ${document}`, 'show', `${commit}:./${document}`));
  const folder = mkdtempSync(join(tmpdir(), 'contract-at-'));
  for (const [index, document] of documents.entries()) writeFileSync(join(folder, document), texts[index] ?? '');
  return folder;
}

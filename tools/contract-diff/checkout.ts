import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents } from './compare.ts';

/** Both contracts as they were at a git ref, in a new temporary folder; throws one line when the ref or a document is not there. */
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

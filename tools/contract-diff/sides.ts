import { existsSync, rmSync, statSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { documents } from './compare.ts';

/** One of the two compared versions: a folder with the documents. */
export interface Side {
  readonly folder: string;
  close(): void;
}

/** Finds a version of the contract: a folder, the folder of an openapi.yaml, or a commit of the current repository. */
export function openSide(name: string): Side {
  const folder = basename(name) === 'openapi.yaml' ? dirname(name) : name;
  if (existsSync(folder) && statSync(folder).isDirectory()) {
    if (!existsSync(join(folder, 'openapi.yaml'))) throw new Error(`There is no openapi.yaml in ${folder}`);
    return { folder, close: () => {} };
  }
  const temporary = checkOutContracts(process.cwd(), name);
  return { folder: temporary, close: () => rmSync(temporary, { recursive: true }) };
}

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
    `There is no folder ${ref}, and git knows no commit of this name: fetch it, or name another`,
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchPoint } from '../../tools/gate/compared-with.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('compared-with');
const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
const git = (cwd: string, ...words: string[]) => execFileSync('git', [...author, ...words], { cwd, encoding: 'utf8' });
const commit = (cwd: string, title: string) => {
  git(cwd, 'commit', '--quiet', '--allow-empty', '--message', title);
  return git(cwd, 'rev-parse', 'HEAD').trim();
};

test('npm run check compares a branch without an upstream with the commit where it left origin/main', () => {
  const [remote, clone] = [join(folder, 'remote'), join(folder, 'clone')];
  git(folder, 'init', '--quiet', '--initial-branch', 'main', remote);
  const shared = commit(remote, 'Shared');
  git(folder, 'clone', '--quiet', remote, clone);
  git(clone, 'switch', '--quiet', '--no-track', '--create', 'feature');
  commit(clone, 'Break');
  commit(clone, 'Another');
  commit(remote, 'Later');
  git(clone, 'fetch', '--quiet');
  expect(branchPoint(clone)).toBe(shared);
});

test('npm run check without origin/main compares with nothing, so that it runs all unit tests', () => {
  const alone = join(folder, 'alone');
  git(folder, 'init', '--quiet', '--initial-branch', 'main', alone);
  commit(alone, 'First');
  commit(alone, 'Second');
  expect(branchPoint(alone)).toBeUndefined();
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('npm run contract:diff', () => {
  /** A repository with one commit: the contracts and the tool. */
  function repository(): string {
    const folder = temporaryFolder('contract-diff-command');
    for (const tool of ['contract-diff', 'drift', 'read-arguments.ts']) {
      cpSync(join(root, 'tools', tool), join(folder, 'tools', tool), { recursive: true });
    }
    for (const document of ['openapi.yaml', 'asyncapi.yaml']) {
      const text = readFileSync(join(root, document), 'utf8');
      writeFileSync(join(folder, document), text.replace(/^ {2}version: .*$/m, '  version: 1.0.0'));
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
    git('init', '--initial-branch', 'main');
    git('add', 'openapi.yaml', 'asyncapi.yaml');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message', 'The contract');
    return folder;
  }

  const folder = repository();

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/contract-diff/main.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const edit = (from: string, to: string) => {
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  test(
    'R-083 A-137 exit 0 without changes, 1 while the version is too low or a side that --fail-on names is broken',
    // Starts eight processes.
    { timeout: 120_000 },
    () => {
      expect(run('main')).toEqual({
        status: 0,
        stdout: 'openapi.yaml 1.0.0: nothing changed\n\nasyncapi.yaml 1.0.0: nothing changed\n',
        stderr: '',
      });
      edit('operationId: listBanks', 'operationId: getBanks');
      const unbumped = run('main');
      expect(unbumped.status).toBe(1);
      expect(unbumped.stdout).toMatch(
        /^openapi\.yaml 1\.0\.0 -> 1\.0\.0: NOT ENOUGH, set info\.version to 2\.0\.0\n {2}major {2}breaks clients {2}GET /,
      );
      edit('version: 1.0.0', 'version: 1.1.0');
      expect(run('main')).toMatchObject({ status: 1 });
      edit('version: 1.1.0', 'version: 2.0.0');
      const bumped = run('main', '--format', 'json');
      expect(bumped.status).toBe(0);
      expect(bumped.stdout).toContain('"impact": "major"');
      for (const [parties, status] of Object.entries({ servers: 0, clients: 1, any: 1, version: 0 })) {
        expect(run('main', '--fail-on', parties), parties).toMatchObject({ status });
      }
    },
  );

  test.each([
    [['no-such-branch'], 'git knows no commit no-such-branch: fetch it, or name another\n'],
    [[join(folder, 'tools')], `There is no openapi.yaml in ${folder}/tools\n`],
    [[], 'Usage: npm run contract:diff -- <base> [<revision>]'],
    [['main', '--fail-on', 'me'], 'Usage: npm run contract:diff -- <base> [<revision>]'],
    [['main', '--loud'], 'Usage: npm run contract:diff -- <base> [<revision>]'],
  ])('R-083 exit 2 for %j, where nothing can be compared', (args, line) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(line);
  });
});

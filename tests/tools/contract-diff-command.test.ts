import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';
import { runTool } from '../support/run-tool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A repository with one commit: the contracts and the tool. */
const folder = temporaryFolder('contract-diff-command');
cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true });
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

const diff = (...args: string[]) => runTool(['tools/contract-diff/main.ts', ...args], { cwd: folder });
const edit = (from: string, to: string) => {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

test(
  'R-083 A-137 contract:diff ends with 1 for a version that is too low or a broken side of --fail-on',
  // Starts seven processes.
  async () => {
    expect(await diff('main')).toMatchObject({
      code: 0,
      output: 'openapi.yaml 1.0.0: nothing changed\n\nasyncapi.yaml 1.0.0: nothing changed\n',
    });
    edit('operationId: listBanks', 'operationId: getBanks');
    const unbumped = await diff('main');
    expect(unbumped.code).toBe(1);
    expect(unbumped.stdout).toMatch(
      /^openapi\.yaml 1\.0\.0 -> 1\.0\.0: NOT ENOUGH, set info\.version to 2\.0\.0\n {2}major {2}breaks clients {2}GET /,
    );
    edit('version: 1.0.0', 'version: 2.0.0');
    const bumped = await diff('main', '--format', 'json');
    expect(bumped.code).toBe(0);
    expect(bumped.stdout).toContain('"impact": "major"');
    for (const [parties, code] of Object.entries({ servers: 0, clients: 1, any: 1, version: 0 })) {
      expect(await diff('main', '--fail-on', parties), parties).toMatchObject({ code });
    }
  },
);

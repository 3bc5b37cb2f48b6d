import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareContracts } from '../../tools/contract-diff/compare.ts';
import { isAtLeast, neededVersion } from '../../tools/contract-diff/version.ts';
import { root } from '../support/contract.ts';
import { breaking, harmless, plant, type Seed } from '../support/contract-seeds.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  folders.push(folder);
  return folder;
}

/** The contracts with the seeds in them. */
function seeded(seeds: readonly Seed[]): string {
  const folder = temporaryFolder();
  for (const document of ['openapi.yaml', 'asyncapi.yaml'] as const) {
    const text = readFileSync(join(root, document), 'utf8');
    writeFileSync(
      join(folder, document),
      seeds.filter((seed) => (seed.document ?? 'openapi.yaml') === document).reduce(plant, text),
    );
  }
  return folder;
}

const changesIn = (seeds: readonly Seed[]) =>
  compareContracts(root, seeded(seeds)).flatMap(({ document, changes }) =>
    changes.map(({ subject, what, impact, place }) => ({ document, impact, place, line: `${subject}: ${what}` })),
  );

describe('seeded changes', () => {
  const seeds = Object.values(breaking);
  const found = changesIn(seeds);

  test.each(Object.entries(breaking))('R-083 %s: breaking', (_, { report, document = 'openapi.yaml' }) => {
    const reported = found.filter(({ line }) => report.test(line));
    expect(reported[0], found.map(({ line }) => line).join('\n')).toMatchObject({ document, impact: 'major' });
    expect(reported[0]?.place).toMatch(/^(openapi|asyncapi)\.yaml:\d+( before)?$/);
  });

  const others = changesIn(Object.values(harmless));
  test.each(Object.entries(harmless))('R-083 %s: not breaking', (_, { report, impact }) => {
    expect(others.find(({ line }) => report.test(line))).toMatchObject({ impact });
    expect(others.filter((change) => change.impact === 'major')).toEqual([]);
  });
});

describe('the version that the changes ask for', () => {
  const of = (...impacts: ('major' | 'minor' | 'patch')[]) => impacts.map((impact) => ({ impact }));

  test.each([
    ['1.4.2', of(), '1.4.2'],
    ['1.4.2', of('patch', 'patch'), '1.4.3'],
    ['1.4.2', of('patch', 'minor'), '1.5.0'],
    ['1.4.2', of('minor', 'major', 'patch'), '2.0.0'],
  ])('R-083 from %s by %j it is %s', (before, changes, needed) => expect(neededVersion(before, changes)).toBe(needed));

  test.each([
    ['2.0.0', '2.0.0', true],
    ['2.1.0', '2.0.3', true],
    ['3.0.0', '2.9.9', true],
    ['1.10.0', '1.9.0', true],
    ['1.9.9', '2.0.0', false],
    ['2.0.2', '2.0.3', false],
  ])('R-083 %s for %s: %s', (version, needed, isEnough) => expect(isAtLeast(version, needed)).toBe(isEnough));

  test('R-083 what is no semantic version is said', () => {
    expect(() => neededVersion('1.0', [])).toThrow('info.version 1.0 is no semantic version');
  });
});

describe('npm run contract:diff', () => {
  /** A repository of its own with one commit: the contracts and the tool. */
  function repository(): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tools'));
    for (const path of ['tools/contract-diff', 'tools/contract-diff.ts']) {
      cpSync(join(root, path), join(folder, path), { recursive: true });
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
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/contract-diff.ts', ...args], {
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
    'R-083 exit 0 when nothing changed, 1 until the version says what changed, with the version that would',
    // It starts eight processes, on a machine that runs the other tests.
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
        /^openapi\.yaml 1\.0\.0 -> 1\.0\.0: NOT ENOUGH, set info\.version to 2\.0\.0\n {2}major {2}GET /,
      );
      edit('version: 1.0.0', 'version: 1.1.0');
      expect(run('main')).toMatchObject({ status: 1 });
      edit('version: 1.1.0', 'version: 2.0.0');
      const bumped = run('main', '--format', 'json');
      expect(bumped.status).toBe(0);
      expect(bumped.stdout).toContain('"impact": "major"');
    },
  );

  test('R-083 exit 2 with one line when there is nothing to compare with', () => {
    expect(run('no-such-branch')).toMatchObject({
      status: 2,
      stderr: 'git knows no commit no-such-branch: fetch it, or name another\n',
    });
    const usage = 'Usage: npm run contract:diff -- <git-ref> [--format text|json]\n';
    for (const args of [[], ['main', 'HEAD'], ['main', '--format', 'html'], ['main', '--loud']]) {
      expect(run(...args), args.join(' ')).toMatchObject({ status: 2, stderr: usage });
    }
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The contracts with the seeds applied. */
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

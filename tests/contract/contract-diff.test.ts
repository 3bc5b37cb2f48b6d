import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareContracts, compareDocuments } from '../../tools/contract-diff/compare.ts';
import { documentsOf } from '../../tools/drift/documents.ts';
import { isAtLeast, neededVersion } from '../../tools/contract-diff/version.ts';
import { textReport } from '../../tools/contract-diff/report.ts';
import { contract, editedContract, type ContractEditor } from '../support/contract-editor.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  editsThatBreakBoth,
  editsThatBreakClients,
  editsThatBreakNeither,
  editsThatBreakPackageUsers,
  editsThatBreakServers,
  editsWithoutMeaning,
  type Edit,
} from './contract-edits.ts';

const folders = temporaryFolder('contract-diff');

/** The documents of a contract that is not in files. */
const documentsIn = (contents: Record<string, object>) =>
  documentsOf(new Map(Object.entries(contents).map(([file, content]) => [file, { content }])));
const base = documentsIn(structuredClone(contract));

function changesBy({ document = 'openapi.yaml', seenIn = document, edit, from }: Edit) {
  const older = from ? documentsIn(editedContract(document, from)) : base;
  return compareDocuments(seenIn, { base: older, revision: documentsIn(editedContract(document, edit)) }).changes;
}

const parties = (edits: readonly { breaks: readonly string[] }[]) =>
  [...new Set(edits.flatMap(({ breaks }) => breaks))].sort();

describe.each([
  ['clients', ['clients'], editsThatBreakClients],
  ['servers', ['servers'], editsThatBreakServers],
  ['clients and servers', ['clients', 'servers'], editsThatBreakBoth],
  ['package users', ['package users'], editsThatBreakPackageUsers],
  ['neither', [], editsThatBreakNeither],
] as const)('breaks %s', (_, breaks, edits) => {
  test.each(Object.entries(edits))('R-083 A-137 %s', (_title, edit) => {
    const changes = changesBy(edit);
    const lines = changes.map(({ subject, what }) => [subject, what].filter(Boolean).join(': '));
    expect(parties(changes), lines.join('\n')).toEqual(breaks);
    expect(
      lines.find((line) => edit.says.test(line)),
      lines.join('\n'),
    ).toBeDefined();
    const change = changes[lines.findIndex((line) => edit.says.test(line))];
    expect(change?.impact).toBe(edit.impact ?? 'major');
    expect(change?.place).toMatch(/^(openapi|asyncapi)\.yaml:1( before)?$/);
    expect(change?.reaches.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([...(edit.reaches ?? [])]),
    );
    if (edit.added) expect(change?.added).toEqual(edit.added);
    if (edit.removed) expect(change?.removed).toEqual(edit.removed);
  });
});

test.each(Object.entries(editsWithoutMeaning))('R-083 A-137 no change: %s', (_title, edit) => {
  expect(changesBy({ edit, says: /./ })).toEqual([]);
});

test('R-083 A-137 a change that reaches every operation names none of them', () => {
  const edit = (c: ContractEditor) => c.set('/components/parameters/Client/schema/const', 'wallet-web');
  const report = textReport(
    compareDocuments('openapi.yaml', { base, revision: documentsIn(editedContract('openapi.yaml', edit)) }),
  );
  expect(report.split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^ {2}major {2}breaks clients and servers {2}parameter Client: value wallet-user → wallet-web/,
    ),
    '         clients and servers: every operation (parameter X-Client)',
  ]);
});

test('R-083 A-137 a bound inside of a new allOf is a change, whatever stands beside it', () => {
  const amount = '/components/schemas/TransferRequest/properties/amount';
  const changes = changesBy({
    edit: (c) => c.set(amount, { allOf: [{ type: 'number', minimum: 50 }], minimum: 1, 'x-decimals': 2 }),
    says: /./,
  });
  expect(parties(changes)).toContain('clients');
});

test('R-083 A-137 another name raises the version of the package and not that of the contract', () => {
  const compare = ({ edit }: { edit: Edit['edit'] }) =>
    compareDocuments('openapi.yaml', { base, revision: documentsIn(editedContract('openapi.yaml', edit)) });
  const { before: version } = compare({ edit: () => undefined });
  const next = `${Number(version.split('.')[0]) + 1}.0.0`;
  for (const { edit } of Object.values(editsThatBreakPackageUsers)) {
    const patch = neededVersion(version, [{ impact: 'patch' }]);
    expect(compare({ edit })).toMatchObject({ needed: patch, package: { needed: next, isEnough: false } });
    const raised = compare({
      edit: (c) => {
        edit(c);
        c.set('/info/version', patch);
        c.set('/info/x-package-version', next);
      },
    });
    expect(raised).toMatchObject({ isEnough: true, package: { isEnough: true } });
  }
});

/** Writes a small contract whose only operation has this line into a new folder. */
function contractWith(line: string) {
  const folder = mkdtempSync(join(folders, 'small-'));
  const head = 'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths:\n  /a:\n    get:\n      responses: {}\n';
  writeFileSync(join(folder, 'openapi.yaml'), `${head}      ${line}\n`);
  return folder;
}

test('R-083 A-137 a document that one side lacks is skipped', () => {
  const [older, newer] = [contractWith('summary: Old'), contractWith('summary: Old')];
  writeFileSync(join(newer, 'asyncapi.yaml'), 'asyncapi: 3.0.0\n');
  expect(compareContracts(older, newer).map(({ changes }) => changes)).toEqual([[]]);
});

test('R-083 A-137 a change has its line in the file, or in the older file if it was removed', () => {
  const [comparison] = compareContracts(contractWith('summary: Old'), contractWith('deprecated: true'));
  expect(comparison?.changes.map(({ what, place }) => [what, place])).toEqual([
    ['deprecated none → true', 'openapi.yaml:7'],
    ['summary changed', 'openapi.yaml:7 before'],
  ]);
});

test('R-083 A-137 a schema of requests and answers breaks each side where it is used', () => {
  const [change] = changesBy({
    edit: (contract) => contract.set('/components/schemas/Coupon/properties/code/maxLength', 20),
    says: /./,
  });
  expect(change?.breaks).toEqual(['clients', 'servers']);
  expect(change?.reaches).toEqual([
    { operation: 'GET /api/spinwheel/coupon', parts: ['200'], breaks: ['servers'] },
    { operation: 'POST /api/spinwheel/coupon/claim', parts: ['request'], breaks: ['clients'] },
  ]);
});

describe('the version that the changes require', () => {
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

  test('R-083 an invalid semantic version is reported', () => {
    expect(() => neededVersion('1.0', [])).toThrow('info.version 1.0 is no semantic version');
  });
});

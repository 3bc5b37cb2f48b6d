import { describe, expect, test } from 'vitest';
import { readCitations } from '../../tools/ledger/citations.ts';
import { readOpenList } from '../../tools/ledger/open-list.ts';
import { readings, requirements } from '../../tools/ledger/requirements.ts';

const remedy = 'to bring docs/ledger-open.md up to date: npm run ledger -- --write';
const ids = requirements.map(({ id }) => id);
const citations = readCitations();
const open = readOpenList();

describe('the ledger', () => {
  test('numbers each requirement once', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names the source of each requirement', () => {
    expect(requirements.filter(({ source }) => source === '').map(({ id }) => id)).toEqual([]);
  });

  test('knows every id that a test title cites', () => {
    const known = new Set([...ids, ...readings.keys()]);
    expect([...citations].filter(([id]) => !known.has(id))).toEqual([]);
  });

  test('has each requirement cited by a test title or listed as open', () => {
    expect(
      ids.filter((id) => !citations.has(id) && !open.has(id)),
      remedy,
    ).toEqual([]);
  });

  test('has in npm test a browser test of each requirement that is to be proved in a browser', () => {
    const inGate = readCitations('tests/e2e/*.spec.ts');
    const toProve = requirements.filter(({ inBrowser }) => inBrowser).map(({ id }) => id);
    expect(toProve.length).toBeGreaterThan(100);
    expect(toProve.filter((id) => !inGate.has(id))).toEqual([]);
  });

  test('lists as open only what exists and no test cites', () => {
    expect(
      [...open.keys()].filter((id) => citations.has(id) || !ids.includes(id)),
      remedy,
    ).toEqual([]);
  });
});

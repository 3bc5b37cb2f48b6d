import { describe, expect, test } from 'vitest';
import { readCitations } from '../../tools/ledger/citations.ts';
import { readings, requirements } from '../../tools/ledger/requirements.ts';

const ids = requirements.map(({ id }) => id);
const citations = readCitations();

describe('the ledger', () => {
  test('numbers each requirement once and names its source', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(requirements.filter(({ source }) => source === '').map(({ id }) => id)).toEqual([]);
  });

  test('knows every id that a test title cites', () => {
    const known = new Set([...ids, ...readings.keys()]);
    expect([...citations].filter(([id]) => !known.has(id))).toEqual([]);
  });

  test('has each requirement cited by a test title', () => {
    expect(ids.filter((id) => !citations.has(id))).toEqual([]);
  });

  const toProve = requirements.filter(({ inBrowser }) => inBrowser).map(({ id }) => id);

  test('has a browser test of each requirement that is to be proved in a browser', () => {
    const inBrowser = readCitations('tests/e2e/*.spec.ts', 'all');
    expect(toProve.length).toBeGreaterThan(100);
    expect(toProve.filter((id) => !inBrowser.has(id))).toEqual([]);
  });

  test('has in npm test a test of the DOM, in a browser or in memory, of each of them', () => {
    const ofDom = readCitations('tests/{e2e,unit/screens,unit/ui}/**/*.{ts,tsx}');
    expect(toProve.filter((id) => !ofDom.has(id))).toEqual([]);
  });
});

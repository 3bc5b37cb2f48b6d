import { expect, test } from 'vitest';
import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';
import { usedTexts } from '../support/used-texts.ts';

test('R-448 every text key is used in the source', async () => {
  const used = usedTexts();
  const names = Object.keys(namespaces) as Namespace[]; // Object.keys forgets the type
  const written = await Promise.all(
    names.map(async (name) =>
      Object.keys(await namespaces[name].en()).map((key) => `${name}.${key.replace(/_(?:one|other)$/, '')}`),
    ),
  );
  expect(written.flat().filter((text) => !used.has(text))).toEqual([]);
  // Checks the opposite too: if every text counted as used, the test above could not fail.
  expect([...used].filter((text) => !written.flat().includes(text))).toEqual([]);
}, 120_000);

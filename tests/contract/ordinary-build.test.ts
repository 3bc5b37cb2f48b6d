import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';

test('every module is built with the text of its file: no plugin changes one, and none is unknown', async () => {
  const configFile = join(root, 'vite.config.ts');
  const { plugins } = await resolveConfig({ configFile, root, mode: 'sandbox', logLevel: 'silent' }, 'build');
  const ours = plugins.filter(({ name }) => name.startsWith('wallet-'));
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter(({ load, transform, renderChunk }) => load ?? transform ?? renderChunk)).toEqual([]);
  const known = /^(wallet-|vite:|builtin:|native:|alias$)/;
  expect(plugins.map(({ name }) => name).filter((name) => !known.test(name))).toEqual([]);
});

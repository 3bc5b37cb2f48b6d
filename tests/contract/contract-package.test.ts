import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as schemas from '../../generated/schemas.ts';
import { inPackage } from '../../tools/contract-package/in-package.ts';
import { schemaTypes } from '../../tools/contract-package/schema-types.ts';
import { root } from '../support/contract.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('B-29 every schema of the package has the contract’s type', () => {
  const types = schemaTypes(Object.keys(schemas), read('generated/api.ts'));
  for (const name of Object.keys(schemas)) {
    expect(types).toContain(`export declare const ${name}: Schema<components['schemas']['${name}']>;`);
  }
});

const sources = ['tools/drift/*.ts', 'tools/contract-diff/*.ts', 'tools/contract-lint/*.ts', 'mocks/sandbox/main.ts'];
test.each(globSync(sources, { cwd: root }))('B-29 the output of %s names commands of the package', (path) => {
  // Comments are not printed.
  const code = read(path).replaceAll(/\/\*\*?[^]*?\*\/|^ *\/\/.*$/gm, '');
  expect(inPackage(code)).not.toMatch(/npm run|mocks\/README|docs\/(?!sandbox|drift)/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { root } from '../support/contract.ts';

/** PyYAML, SnakeYAML and yaml.v3 of Go read YAML 1.1. `npm run judges` reads the documents with js-yaml 3 too. */
test.each(['openapi.yaml', 'asyncapi.yaml'])('R-083 %s is the same document in YAML 1.1 and 1.2', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const modern = parseDocument(text, { version: '1.2' });
  const old = parseDocument(text, { version: '1.1' });
  expect([...modern.errors, ...modern.warnings, ...old.errors, ...old.warnings]).toEqual([]);
  expect(old.toJS()).toEqual(modern.toJS());
  // The package `yaml` accepts these in YAML 1.1, unlike the parsers named above.
  const refused: string[] = [];
  visit(modern, {
    Scalar(_key, { source = '', type }, path) {
      const inFlow = path.some((parent) => 'flow' in parent && parent.flow);
      if (type === 'PLAIN' && ((inFlow && source.includes('?')) || /^(=|[-+]?\d+e[-+]?\d+)$/i.test(source)))
        refused.push(source);
    },
  });
  expect(refused).toEqual([]);
});

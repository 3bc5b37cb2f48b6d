import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Finding, Judge } from './judge.ts';

const root = join(import.meta.dirname, '../..');
const files = ['openapi.yaml', 'asyncapi.yaml'];

/** The places where two values of YAML documents differ. */
function differences(one: unknown, other: unknown, where: string): Finding[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return [{ rule: 'other value', where, message: `${JSON.stringify(one)} and ${JSON.stringify(other)}` }];
  }
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].flatMap((key) => differences(left.get(key), right.get(key), `${where}/${key}`));
}

/** js-yaml 3, a parser of YAML 1.1. It must read the contract as the parser of YAML 1.2 does. */
export const yaml11: Judge = {
  name: 'js-yaml 3',
  subject: 'openapi.yaml and asyncapi.yaml, as a parser of YAML 1.1 reads them',
  packages: { 'js-yaml': '3.14.1' },
  run(folder) {
    const { safeLoad } = createRequire(join(folder, 'package.json'))('js-yaml') as {
      safeLoad: (text: string) => unknown;
    }; // as documented
    const findings = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      try {
        return differences(parse(text), safeLoad(text), file);
      } catch (problem) {
        return [{ rule: 'cannot be read', where: file, message: String(problem) }];
      }
    });
    return { amount: `${files.length} documents`, findings };
  },
};

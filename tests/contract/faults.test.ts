import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allFaults } from '../../tools/faults/all-faults.ts';
import { titlesOf } from '../../tools/ledger/citations.ts';
import { root } from '../support/contract.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }; // npm's own file

// Running `npm run faults` takes too long here. This checks that its faults still match the code.
describe('planted faults', () => {
  test.each(allFaults)(
    'quality 9: "$name" can still be planted, and `npm test` has its tests',
    ({ file, find, caughtBy }) => {
      expect(text(file).split(find)).toHaveLength(2);
      if ('script' in caughtBy) expect(scripts).toHaveProperty(caughtBy.script);
      else if ('browser' in caughtBy) {
        expect(titlesOf(join(root, caughtBy.browser)).join('\n')).toContain(caughtBy.title);
      } else if (/\.tsx?$/.test(caughtBy.unit)) expect(existsSync(join(root, caughtBy.unit))).toBe(true);
      else expect(globSync(join(root, caughtBy.unit, '**/*.test.{ts,tsx}'))).not.toEqual([]);
    },
  );
});

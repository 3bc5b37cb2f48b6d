import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accepted } from '../../tools/judges/accepted.ts';
import { judgeNames } from '../../tools/judges/judge-names.ts';
import { root } from '../support/contract.ts';

const document = readFileSync(join(root, 'docs/judges.md'), 'utf8');

// Running `npm run judges` takes too long here. This checks that its list and its document belong together.
test('B-35 docs/judges.md has a row for each judge', () => {
  for (const name of judgeNames) expect(document).toContain(`| ${name} |`);
});

test.each(accepted)('B-35 docs/judges.md says why findings of $judge stay: $rule', ({ judge, rule, why }) => {
  expect(document).toContain(`| ${judge} | ${rule} |`);
  expect(document).toContain(why.replaceAll('|', '\\|'));
});

import { expect, test } from 'vitest';
import { statusKind } from '../../../src/lib/status-kind.ts';

test.each([
  ['SUCCESS', 'success'],
  ['success', 'success'],
  [' Failed', 'failed'],
  ['SUCCESSFUL', 'inProgress'],
  ['', 'inProgress'],
])('R-350 R-361 the status "%s" is shown as %s', (status, kind) => {
  expect(statusKind(status)).toBe(kind);
});

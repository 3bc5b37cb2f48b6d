import { expect, test } from 'vitest';
import { slipMegabytes, slipProblem, slipTypes } from '../../../../src/features/deposit/slip/slip-file-rules.ts';
import { openapi } from '../../../support/contract.ts';

const limit = 10 * 1_048_576;

test('R-218 A-61 files that cannot be uploaded', () => {
  expect(slipProblem(undefined)).toBe('SLIP_NO_FILE');
  expect(slipProblem({ type: 'image/png', size: 0 })).toBe('SLIP_INVALID_FILE');
  expect(slipProblem({ type: 'application/pdf', size: 1 })).toBe('SLIP_INVALID_FILE');
  expect(slipProblem({ type: '', size: 1 })).toBe('SLIP_INVALID_FILE');
  expect(slipProblem({ type: 'image/svg+xml', size: 1 })).toBe('SLIP_INVALID_FILE');
  expect(slipProblem({ type: 'image/jpeg', size: limit + 1 })).toBe('fileTooLarge');
});

test.each([...slipTypes, 'image/jpg'])('A-61 A-112 %s of 1 byte to 10 MB can be uploaded', (type) => {
  expect(slipProblem({ type, size: 1 })).toBeUndefined();
  expect(slipProblem({ type, size: limit })).toBeUndefined();
  expect(slipMegabytes).toBe(10);
});

test('quality 5: the types are those of the contract', () => {
  const upload: unknown = openapi.paths['/api/wallet/slip'];
  expect(JSON.stringify(upload)).toContain(`"file":{"contentType":"${slipTypes.join(', ')}"}`);
});

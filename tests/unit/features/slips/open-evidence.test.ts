import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/wire/api-error.ts';
import { readSlipReference } from '../../../../src/api/statement.ts';
import { openEvidence } from '../../../../src/features/slips/open-evidence.ts';
import { deferred } from '../../../support/deferred.ts';
import { openedWindow } from '../../../support/opened-window.ts';

vi.mock(import('../../../../src/api/statement.ts'), async (original) => ({
  ...(await original()),
  readSlipReference: vi.fn<typeof readSlipReference>(),
}));
const read = vi.mocked(readSlipReference);

const { opened, open } = openedWindow();

test('R-362 A-79 a blank window without an opener opens in the click and goes to the address later', async () => {
  const { promise, resolve: answer } = deferred<string>();
  read.mockReturnValue(promise);
  const done = openEvidence('REF-1');
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).not.toHaveBeenCalled();
  answer('https://slips.example.com/a.jpg');
  expect(await done).toBeUndefined();
  expect(read).toHaveBeenCalledExactlyOnceWith('REF-1');
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://slips.example.com/a.jpg');
  expect(opened.close).not.toHaveBeenCalled();
});

test('A-79 the window is closed when the server refuses', async () => {
  const error = new ApiError({ operationId: 'getSlipReference', outcome: 'refused', status: 400, code: 'NO_DATA' });
  read.mockRejectedValue(error);
  expect(await openEvidence('REF-1')).toEqual({ kind: 'refused', error });
  expect(opened.close).toHaveBeenCalledOnce();
});

test.each(['javascript:alert(1)', 'tel:0812345678', '//evil.example'])(
  'quality 7: it is not sent to %s',
  async (url) => {
    read.mockResolvedValue(url);
    expect(await openEvidence('REF-1')).toEqual({ kind: 'unsafe' });
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledOnce();
  },
);

test('A-79 with a blocked window the address is returned for a link', async () => {
  open.mockReturnValue(null);
  read.mockResolvedValue('https://slips.example.com/a.jpg');
  expect(await openEvidence('REF-1')).toEqual({ kind: 'blocked', url: 'https://slips.example.com/a.jpg' });
});

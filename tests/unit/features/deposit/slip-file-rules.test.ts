import { expect, test } from 'vitest';
import { readSlip, slipMegabytes, slipTypes } from '../../../../src/features/deposit/slip/slip-file-rules.ts';
import { openapi } from '../../../support/contract.ts';
import { beginningOf, type FileKind } from '../../../support/file-beginnings.ts';

const limit = 10 * 1_048_576;

const slip = (content: FileKind, { name = 'slip.jpg', type = '', size = 100 } = {}) =>
  new File([beginningOf[content], new Uint8Array(size - beginningOf[content].length)], name, { type });

test.each([
  ['empty', 'image/png', 0],
  ['pdf', 'image/jpeg', 100],
  ['svg', 'image/svg+xml', 100],
  ['heic', 'image/jpeg', 100],
  ['video/mp4', 'image/png', 100],
] as const)('R-218 A-61 content %s of type %s is no slip', async (content, type, size) => {
  expect(await readSlip(slip(content, { type, size }))).toEqual({ problem: 'SLIP_INVALID_FILE' });
});

test('R-218 A-61 no file, and one of more than 10 MB', async () => {
  expect(await readSlip(undefined)).toEqual({ problem: 'SLIP_NO_FILE' });
  expect(await readSlip(slip('image/jpeg', { size: limit + 1 }))).toEqual({ problem: 'fileTooLarge' });
});

test.each(slipTypes)('A-61 A-112 %s of up to 10 MB is sent with that type, whatever it came with', async (content) => {
  for (const type of ['', content, 'image/jpg', 'text/plain']) {
    const sent = await readSlip(slip(content, { name: 'note.txt', type, size: limit }));
    expect(sent).toMatchObject({ file: { name: 'note.txt', type: content, size: limit } });
  }
  expect(slipMegabytes).toBe(10);
});

test('quality 5: the types are those of the contract', () => {
  const upload: unknown = openapi.paths['/api/wallet/slip'];
  expect(JSON.stringify(upload)).toContain(`"file":{"contentType":"${slipTypes.join(', ')}"}`);
});

import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { control } from '../../support/screen-service.ts';
import { all, find, open, press, until } from '../../support/screen.ts';
import { slipOf } from '../../support/slip-of.ts';

const columns = () => all('columnheader').map(({ textContent }) => textContent);
const rows = () =>
  Array.from(document.querySelectorAll('dialog [role=row]:has([role=cell])'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );

/** Opens the slips with one of them, and returns the texts of its cells. */
async function cellsOf(differs: Partial<Schemas['Slip']>): Promise<string[]> {
  control.fail('listSlips', { body: { slips: [slipOf(differs)] }, times: 9 });
  await open('/user/statement?open=slips');
  await until(() => rows().length === 1, 'the slip');
  return rows()[0] ?? [];
}

describe('the table of the slips', () => {
  test('R-360 has the time, the amount, the status with its reason, and the reference', async () => {
    // Of the device, whose zone is not known here.
    const createdAt = new Date(2026, 10, 3, 9, 5, 7).toISOString();
    const cells = await cellsOf({ createdAt, amount: 1234.5, status: 'FAILED', note: 'NO_LIGHT', reference: 'A1' });
    expect(columns()).toEqual(['Received at', 'Amount', 'Status', 'View reference']);
    expect(cells).toEqual(['03/11/2026 09:05:07', '฿1,234.50', 'FailedNO_LIGHT', 'View reference']);
  });

  test.each([
    ['PENDING', 'In progress'],
    ['QUEUED', 'In progress'],
    ['SUCCESS', 'Success'],
    ['FAILED', 'Failed'],
  ])('R-361 R-373 names the status %s without a note: %s', async (status, shown) => {
    expect((await cellsOf({ status }))[2]).toBe(shown);
  });

  test('R-372 shows a reason that it does not know as the service sent it', async () => {
    expect((await cellsOf({ status: 'FAILED', note: 'CAMERA_BROKEN' }))[2]).toBe('FailedCAMERA_BROKEN');
  });

  test('R-456 has a dash for an amount that is not known yet', async () => {
    expect((await cellsOf({ status: 'PENDING', amount: null }))[1]).toBe('-');
  });
});

describe('a failed slip shows its reason and the next step', () => {
  test.each([
    ['R-363', 'UPLOADED_FILE_NOT_EXIST', 'Incorrect slip', 'Upload the slip image again'],
    ['R-363', 'IMG_SIZE_UNABLE_TO_PROCESS', 'Incorrect slip', 'Upload the original slip image from your bank app'],
    ['R-363', 'CANNOT_READ_CROPPED_IMAGE', 'Incorrect slip', 'Upload the whole slip image, not a cropped one'],
    [
      'R-364',
      'DEST_ACC_INVALID',
      'Destination account invalid',
      'Check which account you transferred to, then contact support',
    ],
    ['R-365', 'SLIP_REFNO_DUPLICATED', 'Duplicate slip', 'This slip has been used before. Check your statement.'],
    [
      'R-366',
      'UNSTABLE_REFNO_ON_SLIP',
      'Unclear or unreadable reference number',
      'Save the slip from your bank app again and upload it',
    ],
    [
      'R-367',
      'TRIPPLE_WRONG_CAPTCHA',
      'Captcha wrong three times',
      "We couldn't finish the check. Upload the slip again, or contact support.",
    ],
    ['R-368', 'INVALID_SLIP', 'Invalid or unreadable slip', 'Upload a clear, complete slip image'],
    [
      'R-369',
      'NOT_MATCH',
      "Account doesn't match your registration",
      'Transfer from the account in your profile, or contact support',
    ],
    ['R-370', 'EXPIRED_SLIP', 'Expired slip', 'A slip must be uploaded within 1 hour. Please contact support.'],
    ['R-371', 'UNKNOW_ERROR', 'Unknown reason (contact admin)', 'Contact support and send this slip'],
  ])('%s %s: %s, %s', async (_id, note, reason, next) => {
    expect((await cellsOf({ status: 'FAILED', note }))[2]).toBe(`Failed${reason}${next}`);
  });
});

test('B-07 a member without slips is led to the upload', async () => {
  control.fail('listSlips', { body: { slips: [] }, times: 9 });
  await open('/user/statement?open=slips');
  await press('link', 'Upload slip');
  await find('dialog', 'Upload slip');
  expect(location.search).toBe('?open=deposit&way=slip');
});

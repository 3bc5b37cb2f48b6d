import fc from 'fast-check';

/** Date-times as services write them: with seconds, in Z or with an offset, from year 1 to 9999. */
export const dateTimes = fc
  .tuple(
    fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
    fc.constantFrom('', '.5', '.123', '.123456789'),
    fc.constantFrom('Z', '+07:00', '-11:30', '+00:00', '-00:00', '+14:00'),
  )
  .map(([date, fraction, zone]) => date.toISOString().slice(0, 19) + fraction + zone);

/** Texts similar to date-times, some of them valid: leap days, Buddhist years. */
export const nearDateTimes = [
  '2026-02-30T10:00:00Z',
  '2025-02-29T10:00:00Z',
  '2024-02-29T10:00:00Z',
  '1900-02-29T10:00:00Z',
  '2000-02-29T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-00-10T10:00:00Z',
  '2026-11-31T10:00:00Z',
  '2026-11-20',
  '20/11/2569 20:01:40',
  '1732107700000',
  '2026-11-20T20:01Z',
  '2026-11-20T20:01+07:00',
  '2026-11-20T20:01:40',
  '2026-11-20T24:00:00Z',
  '2026-11-20T23:60:00Z',
  '2026-11-20T23:59:61Z',
  '2026-11-20T20:01:40+7:00',
  '2026-11-20T20:01:40+24:00',
  '2026-11-20T20:01:40.Z',
  '2026-11-20T20Z',
  '2569-11-20T20:01:40+07:00',
  '๒๕๖๙-๑๑-๒๐T๒๐:๐๑:๔๐Z',
  '12026-11-20T20:01:40Z',
  '-2026-11-20T20:01:40Z',
  '2026-11-20T20:01:40ZZ',
];

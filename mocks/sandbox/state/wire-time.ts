import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Hours ahead of UTC in Thailand and Laos. Neither country has summer time. */
const zone = 7;

/**
 * What calendar and clock show in Thailand and Laos at an instant (epoch ms), as a UTC time. `utcOffset()` of dayjs is
 * an hour off near a change of this machine's summer time. Weeks begin on Sunday.
 */
export const inBangkok = (instant: number): Dayjs => dayjs.utc(instant).add(zone, 'hour');

/** The instant (epoch ms) of a result of `inBangkok`. */
export const instantOf = (local: Dayjs): number => local.subtract(zone, 'hour').valueOf();

/** Epoch milliseconds as ISO 8601 in the time zone of Thailand and Laos. */
export const wireTime = (instant: number): string =>
  inBangkok(instant).format('YYYY-MM-DDTHH:mm:ss.SSS[+07:00]').replace('.000', '');

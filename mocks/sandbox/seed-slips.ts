import { slipReasons } from '../../generated/error-codes.ts';
import { minor, past } from './seed-history.ts';
import { slipReferenceNumber } from './state/slips.ts';
import type { Member, Slip, World } from './state/world.ts';

const picture = '/media/slips/slip-sample.svg';
const file = { name: 'slip-sample.svg', type: 'image/svg+xml', size: 0, sha256: '' };

/** One slip for every failure reason, the oldest half a year old, and the slips of the deposits in `richHistory`. */
const pastSlips = [
  ...slipReasons.map((reason, index) => ({
    ...{ daysAgo: 180 - index * 10, time: `1${index % 10}:05` },
    ...{ amount: `${(index + 1) * 100}.00`, reason },
  })),
  { daysAgo: 60, time: '19:44', amount: '3000.00', reason: null },
  { daysAgo: 30, time: '11:10', amount: '4000.00', reason: null },
  { daysAgo: 14, time: '20:14', amount: '2000.00', reason: null },
];

/** The slips of the rich member. Links and references alternate. */
export function seedSlips(world: World, member: Member): void {
  pastSlips.forEach(({ daysAgo, time, amount, reason }, index) => {
    const createdAt = past(world, daysAgo, time);
    const slip: Slip = {
      memberId: member.id,
      createdAt,
      file,
      picture,
      amount: minor(amount),
      status: reason === null ? 'SUCCESS' : 'FAILED',
      note: reason,
      link: index % 2 === 0 ? picture : null,
      reference: index % 2 === 0 ? null : slipReferenceNumber(createdAt, String(index).padStart(5, '0')),
    };
    world.slips.push(slip);
  });
}

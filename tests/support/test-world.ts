import { defaultSettings } from '../../mocks/sandbox/scenarios.ts';
import { seedMembers } from '../../mocks/sandbox/seed.ts';
import { createClock } from '../../mocks/sandbox/state/clock.ts';
import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { memberByPhone } from '../../mocks/sandbox/state/sessions.ts';
import {
  createWorld,
  type ChatMessage,
  type Member,
  type Settings,
  type World,
} from '../../mocks/sandbox/state/world.ts';

/** 20 November 2026, 20:00 in Bangkok. */
export const start = Date.parse('2026-11-20T20:00:00+07:00');

/** A seeded world with a stopped clock. */
export function testWorld(settings: Partial<Settings> = {}): World & { readonly published: [string, ChatMessage][] } {
  const published: [string, ChatMessage][] = [];
  const world = createWorld({
    settings: { ...defaultSettings, ...settings },
    clock: createClock(() => start),
    random: createRandom(1),
    publish: (id, message) => published.push([id, message]),
  });
  seedMembers(world);
  return { ...world, published };
}

export function memberOf(world: World, phone: string): Member {
  const member = memberByPhone(world, phone);
  if (!member) throw new Error(`no member ${phone}`);
  return member;
}

export const rich = '0812345678';
export const newcomer = '0823456789';
/** A seeded world and one of its members. */
export function memberIn(phone: string, settings?: Partial<Settings>) {
  const world = testWorld(settings);
  return { world, member: memberOf(world, phone) };
}

/** A member whose bonus has nothing left to play. */
export const playedThrough = '0889012345';
/** A member with an active bonus that is not played through. */
export const bonusHeld = '0834567890';
export const noBank = '0845678901';
export const noWallet = '0878901234';
export const laos = '02055512345';
/** A member with a friend, whose games have never been played. */
export const malee = '0856789012';

/** A registration that the sandbox accepts, without its phone number. */
export const registration = {
  name: 'ธิดา พรหมดี',
  password: 'secret-Pass1',
  sourceCode: 'LINE',
  inviteCode: '',
  bankCode: 'SCB',
  bankAccountName: 'THIDA PHROMDEE',
  bankAccountNo: '4059998888',
};

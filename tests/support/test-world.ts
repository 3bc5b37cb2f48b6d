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
/** A member whose bonus has nothing left to play. */
export const playedThrough = '0889012345';

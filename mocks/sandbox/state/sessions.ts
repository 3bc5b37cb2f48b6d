import { randomBytes } from 'node:crypto';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

const lifetime = 24 * 3_600_000;

export function memberByPhone(world: World, phone: string): Member | undefined {
  return [...world.members.values()].find((member) => member.username === phone);
}

/** POST /api/login. Tokens are opaque, random and valid for 24 hours on the sandbox's clock. */
export function logIn(world: World, { username, password }: { username: string; password: string }) {
  const member = memberByPhone(world, username);
  if (!member) return refuse('NO_USER');
  if (member.password !== password) return refuse('WRONG_CREDENTIAL');
  if (!member.isActive) return refuse('INACTIVE_USER');
  const token = randomBytes(24).toString('base64url');
  world.sessions.set(token, { memberId: member.id, expiresAt: world.clock.now() + lifetime });
  return { token };
}

export function identify(world: World, authorization: string | undefined) {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return refuse('UNAUTHORIZED');
  const known = world.settings.anyTokenIs === null ? undefined : world.members.get(world.settings.anyTokenIs);
  if (known) return known;
  const session = world.sessions.get(token);
  if (!session) return refuse('invalid-token');
  if (world.clock.now() >= session.expiresAt) return refuse('EXPIRED_AUTH_TOKEN');
  const member = world.members.get(session.memberId);
  return member?.isActive ? member : refuse('INVALID_USER_1');
}

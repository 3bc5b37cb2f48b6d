import { randomBytes } from 'node:crypto';
import { AutoLoginProvider } from '../../../generated/schemas.ts';
import type { HandlersOf } from '../call.ts';
import { holding } from '../state/accounts.ts';
import { gameCatalogue, playTo } from '../state/games.ts';
import { refuse } from '../state/refusal.ts';
import type { GameSession, Member, OpenGame, World } from '../state/world.ts';

type Offer = (typeof gameCatalogue)[number];

export interface GamePlay {
  readonly member: Member;
  readonly offer: Offer;
  readonly account: OpenGame;
  readonly way: GameSession['way'];
}

interface Login {
  readonly username: string;
  readonly password: string | undefined;
}

/** Auto-login providers that lead to UFABET, which is no provider itself. */
const ufabetAgents: readonly string[] = ['imi', 'usun'];

const isClosed = (world: World, { code }: Offer) => world.maintenance.has(code);

/** The game code in lower case: its name in addresses, and its auto-login provider if it has one. */
export const siteName = ({ code }: Offer): string => code.toLowerCase();

export const offerAt = (name: string): Offer | undefined => gameCatalogue.find((offer) => siteName(offer) === name);

function createSession(world: World, session: GameSession): string {
  const token = randomBytes(16).toString('base64url');
  world.gameSessions.set(token, session);
  return token;
}

export const playPath = (offer: Offer, token: string): string => `/${siteName(offer)}/play?session=${token}`;

/** The refusal for another member's username. Two games have codes of their own. */
function stranger(provider: string) {
  if (provider === 'areaslot') return refuse('NOT_AREASLOT');
  return ufabetAgents.includes(provider) ? refuse('NOT_UFABET') : refuse('SLOT_NO_ACCOUNT');
}

/** GET /api/autoLogin: a link that signs in at the game's site. If the account has a password, it must be right. */
export function autoLogin(
  world: World,
  member: Member,
  { provider, username, password }: Login & { readonly provider: string },
) {
  const offer = offerAt(ufabetAgents.includes(provider) ? 'ufabet' : provider);
  if (!offer || isClosed(world, offer)) return refuse('NO_GAME');
  const account = member.games.get(offer.code);
  if (account?.username !== username) return stranger(provider);
  if (password !== undefined && password !== account.password) return refuse('SLOT_NO_ACCOUNT');
  const token = createSession(world, { memberId: member.id, code: offer.code, way: 'link' });
  return { link: world.settings.gameSite + playPath(offer, token) };
}

/** Login at the game's own site with username and password; null when they are wrong. */
export function signInAtGame(
  world: World,
  offer: Offer,
  { username, password }: Login,
  way: GameSession['way'],
): string | null {
  if (isClosed(world, offer)) return null;
  for (const member of world.members.values()) {
    const account = member.games.get(offer.code);
    if (!account || account.username !== username || account.password !== password) continue;
    return createSession(world, { memberId: member.id, code: offer.code, way });
  }
  return null;
}

/** The member of a game session; undefined when it does not exist or belongs to another game. */
export function gamePlayOf(world: World, offer: Offer, token: string): GamePlay | undefined {
  const session = world.gameSessions.get(token);
  const member = session?.code === offer.code && world.members.get(session.memberId);
  const account = member ? member.games.get(offer.code) : undefined;
  return session && member && account ? { member, offer, account, way: session.way } : undefined;
}

/** The current balance in the game, in minor units. The wallet learns wins and losses at its next refresh. */
export const balanceAt = (world: World, { member, offer, account }: GamePlay): bigint =>
  holding(world, member, offer.code) + account.unreported;

/** The maximum stake of a round: 50 baht, or 50,000 kip. */
const stakeOf = ({ member }: GamePlay): bigint => (member.currency === 'LAK' ? 5_000_000n : 5_000n);

/** Plays one round with the chosen result. Does nothing without money. */
export function playRound(world: World, play: GamePlay, isWon: boolean): void {
  const balance = balanceAt(world, play);
  const stake = balance < stakeOf(play) ? balance : stakeOf(play);
  playTo(world, play.member, play.offer.code, isWon ? balance + stake : balance - stake);
}

const isProvider = (name: string) => AutoLoginProvider.safeParse(name).success;

export const autologinHandlers: HandlersOf<'autologin'> = {
  autoLogin: ({ world, member, params }) =>
    isProvider(params.provider) ? autoLogin(world, member, { ...params, password: undefined }) : refuse('KEY_INVALID'),
  autoLoginWithPassword: ({ world, member, params }) =>
    isProvider(params.provider) ? autoLogin(world, member, params) : refuse('KEY_INVALID'),
};

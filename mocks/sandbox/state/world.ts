import type { Schemas } from '../../../generated/operations.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import type { Clock } from './clock.ts';
import { createLedger, type Currency, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';

/** What a scenario switches; the state itself is the same in all of them. The control API may change the delays. */
export interface Settings {
  /** The Laos service: Lao banks, limits in kip, texts in Lao, no rule for phone numbers. */
  readonly laos: boolean;
  /** Whether registration asks for an OTP. */
  readonly otp: boolean;
  readonly chat: boolean;
  readonly spin: boolean;
  /** The service is terminated. */
  readonly gone: boolean;
  /** Whether a member may refresh the game balances only once a minute. */
  readonly refreshLimit: boolean;
  /** How long a QR payment, a slip or a withdrawal takes to settle by itself; null leaves it to the control API. */
  settleDelayMs: number | null;
  /** How long a QR code can be paid. */
  qrLifetimeMs: number;
  /** Games and QR providers, by code, and INVITE and REFUND, that are closed at first. */
  readonly maintenance: readonly string[];
  /** What clients encrypt gift links with. */
  readonly truelinkSecret: string;
  /** How long support takes to answer. */
  readonly answerDelayMs: number;
  /** Origin of the sites that the games of the catalogue are played at. */
  readonly gameSite: string;
  /** Id of the member that any token is taken for; null where only the sandbox's own tokens count. */
  readonly anyTokenIs: string | null;
}

export interface BankDetails {
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
}

/** A game account that has been opened. */
export interface OpenGame {
  username: string;
  password: string;
  /** Won (or lost) in the game since the last refresh, in minor units: the game knows it, the ledger does not yet. */
  unreported: bigint;
}

/** A bonus that is held. Until it is played through, money stays in the games and nothing is paid out. */
export interface HeldBonus {
  readonly code: string;
  readonly source: 'bonus' | 'promotion';
  readonly description: string;
  /** What it added to the wallet, in minor units. */
  readonly amount: bigint;
  /** To be played before anything is paid out, in minor units. */
  readonly turnover: bigint;
  /** Still to be played, in minor units. */
  turnoverLeft: bigint;
  readonly percentFail: number;
}

export interface Member {
  readonly id: string;
  readonly username: string;
  readonly createdAt: number;
  readonly currency: Currency;
  name: string;
  password: string;
  isActive: boolean;
  bank: BankDetails | null;
  hasWallet: boolean;
  coin: number;
  bonus: HeldBonus | null;
  /** Names of those who registered by this member's invitation. */
  readonly friends: readonly string[];
  /** A bonus was cancelled while there was money of it in the games. */
  bonusLeftInGames: boolean;
  /** When each bonus and promotion was received, by code, the oldest first. */
  readonly receipts: Map<string, readonly number[]>;
  refreshedAt: number | null;
  /** By game code. */
  readonly games: Map<string, OpenGame>;
}

export interface Session {
  readonly memberId: string;
  readonly expiresAt: number;
}

/** A member who is in a game's site. */
export interface GameSession {
  readonly memberId: string;
  readonly code: string;
  /** By the link of an auto-login, the wallet's form, or with username and password typed at the site. */
  readonly way: 'link' | 'form' | 'typed';
}

/** The one-time passwords of a phone number. */
export interface PhoneCheck {
  /** Times of the codes sent lately. */
  sentAt: number[];
  token: string;
  wrongCodes: number;
  blockedUntil: number;
  verifiedAt: number | null;
}

/** A deposit by QR: a code is for one payment. */
export interface QrCode {
  readonly id: string;
  readonly memberId: string;
  readonly bankCode: string;
  readonly amount: bigint;
  /** What a banking app reads from it. */
  readonly payload: string;
  expiresAt: number;
  state: 'open' | 'paid' | 'void';
}

/** An uploaded bank slip. */
export interface Slip {
  readonly memberId: string;
  readonly createdAt: number;
  /** The file, as it was uploaded. */
  readonly file: { readonly name: string; readonly type: string; readonly size: number; readonly sha256: string };
  /** Address of its picture. */
  readonly picture: string;
  /** Known once it was read; of some slips it cannot be. */
  amount: bigint | null;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
  note: string | null;
  link: string | null;
  reference: string | null;
}

export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** A coupon, won on the wheel or given. */
export interface Coupon {
  readonly memberId: string;
  readonly id: string;
  /** Under which field the wire has the id; nowhere at all for the oldest ones. */
  readonly named: 'id' | 'code' | null;
  /** Of the prize. */
  readonly name: string;
  readonly prizeCode: string;
  readonly amount: bigint;
  /** Only money can be claimed; what adds to a deposit is not. */
  readonly type: 'money' | 'deposit';
  readonly expiresAt: number;
  claimed: boolean;
}

export type ChatMessage = Schemas['ChatMessage'];

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Everything the sandbox knows. `reset` makes a new one; nothing outlives it. */
export interface World {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  /** By id. */
  readonly members: Map<string, Member>;
  /** By token. */
  readonly sessions: Map<string, Session>;
  /** By token. */
  readonly gameSessions: Map<string, GameSession>;
  /** By phone number. */
  readonly phoneChecks: Map<string, PhoneCheck>;
  /** First answers to money commands, by member, operation and Idempotency-Key. */
  readonly answered: Map<string, { readonly fingerprint: string; readonly answer: Promise<Answer> }>;
  /** By id of the member or guest, oldest message first. */
  readonly conversations: Map<string, ChatMessage[]>;
  /** Games and QR providers, by code, and INVITE and REFUND, that are closed at the moment. */
  readonly maintenance: Set<string>;
  /** Oldest first, of all members. */
  readonly qrcodes: QrCode[];
  /** Oldest first, of all members. */
  readonly slips: Slip[];
  /** Gift links that were redeemed, by the code in them. */
  readonly giftLinks: Set<string>;
  /** Oldest first, of all members. */
  readonly coupons: Coupon[];
  /** What was drawn, oldest first, of all members. */
  readonly spins: { readonly memberId: string; readonly code: string }[];
  /** Files that were sent in, by address. */
  readonly uploads: Map<string, Upload>;
  /** Tells the open sockets of a member or guest about a message. */
  readonly publish: (conversationId: string, message: ChatMessage) => void;
}

/** A world without members; seed.ts fills it. */
export function createWorld(parts: Pick<World, 'settings' | 'clock' | 'random' | 'publish'>): World {
  return {
    ...parts,
    scheduler: createScheduler(),
    ledger: createLedger(),
    members: new Map(),
    sessions: new Map(),
    gameSessions: new Map(),
    phoneChecks: new Map(),
    answered: new Map(),
    conversations: new Map(),
    maintenance: new Set(),
    qrcodes: [],
    slips: [],
    giftLinks: new Set(),
    coupons: [],
    spins: [],
    uploads: new Map(),
  };
}

import type { BonusType, MoneyStatus } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { createScheduler } from './scheduler.ts';
import type { Clock } from './clock.ts';
import { createLedger, type Currency } from './ledger.ts';
import type { Random } from './random.ts';

/** The settings of a scenario. The control API may change the delays. */
export interface Settings {
  /** The Laos service: Lao banks, limits in kip, Lao texts, any phone number. */
  readonly laos: boolean;
  readonly otp: boolean;
  readonly chat: boolean;
  readonly spin: boolean;
  readonly gone: boolean;
  /** Whether a member may refresh game balances only once a minute. */
  readonly refreshLimit: boolean;
  /** How long a QR payment, slip or withdrawal takes to settle; null: only by the control API. */
  settleDelayMs: number | null;
  qrLifetimeMs: number;
  /** Codes of games, QR providers and rewards that are closed at the start. */
  readonly maintenance: readonly string[];
  /** The secret with which clients encrypt gift links. */
  readonly truelinkSecret: string;
  readonly answerDelayMs: number;
  readonly gameSite: string;
  /** Id of the member for whom any token is accepted; null: only the sandbox's own tokens are valid. */
  readonly anyTokenIs: string | null;
}

/** In what a real service may differ from this one. The control API sets it; a reset removes it. */
export interface Deviations {
  /** The statement and the list of slips show what is at least this old. The wallet is always current. */
  listLagMs: number;
  /** The types of the statement are in upper case. */
  upperCaseTypes: boolean;
  /** Added to each withdrawal, in minor units. Its entry in the statement includes it. */
  withdrawalFee: bigint;
  /** How far the `Date` header, as of a gateway, is ahead of the service's clock. May be negative. */
  dateAheadMs: number;
}

const noDeviations = (): Deviations => ({
  listLagMs: 0,
  upperCaseTypes: false,
  withdrawalFee: 0n,
  dateAheadMs: 0,
});

export interface BankDetails {
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
}

export interface OpenGame {
  username: string;
  password: string;
  /** Won or lost since the last refresh, in minor units. The game knows it; the ledger does not yet. */
  unreported: bigint;
}

/** An active bonus. Until it is played through, money stays in the games and nothing is paid out. */
export interface HeldBonus {
  readonly code: string;
  readonly type: BonusType;
  readonly source: 'bonus' | 'promotion';
  readonly description: string;
  /** The amount it added to the wallet, in minor units. */
  readonly amount: bigint;
  /** To be played before a withdrawal, in minor units. */
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
  readonly friends: readonly string[];
  readonly inviteCode?: string | undefined;
  /** A bonus was cancelled while some of its money was in games. */
  bonusLeftInGames: boolean;
  /** Times of receipt by bonus or promotion code, oldest first. */
  readonly receipts: Map<string, readonly number[]>;
  refreshedAt: number | null;
  /** By game code. */
  readonly games: Map<string, OpenGame>;
}

export interface GameSession {
  readonly memberId: string;
  readonly code: string;
  /** By an auto-login link, by the wallet's form, or typed at the site. */
  readonly way: 'link' | 'form' | 'typed';
}

export interface PhoneCheck {
  /** Times of recently sent codes. */
  sentAt: number[];
  token: string;
  wrongCodes: number;
  blockedUntil: number;
  verifiedAt: number | null;
}

/** A deposit by QR. A code is for one payment. */
export interface QrCode {
  readonly id: string;
  readonly memberId: string;
  readonly bankCode: string;
  readonly amount: bigint;
  /** The content that a banking app reads. */
  readonly payload: string;
  expiresAt: number;
  state: 'open' | 'paid' | 'void';
}

/** `PENDING` is any text that is no final status. */
export type WaitingOrFinal = MoneyStatus | 'PENDING';

export interface Slip {
  readonly memberId: string;
  readonly createdAt: number;
  readonly file: { readonly name: string; readonly type: string; readonly size: number; readonly sha256: string };
  readonly picture: string;
  /** Null until it is read; some slips cannot be read. */
  amount: bigint | null;
  status: WaitingOrFinal;
  note: string | null;
  link: string | null;
  reference: string | null;
}

export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

export interface Coupon {
  readonly memberId: string;
  readonly id: string;
  /** The API field of the id; null for the oldest coupons, which have none. */
  readonly named: 'id' | 'code' | null;
  readonly name: string;
  readonly prizeCode: string;
  readonly amount: bigint;
  /** Only money can be claimed, not additions to a deposit. */
  readonly type: 'money' | 'deposit';
  readonly expiresAt: number;
  claimed: boolean;
}

export type ChatMessage = Schemas['ChatMessage'];

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The key of a money command that is now never carried out again; sent as the header Idempotency-Key. */
  readonly honouredKey?: string;
}

interface Parts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly publish: (conversationId: string, message: ChatMessage) => void;
}

/** The complete state of the sandbox. `reset` creates a new one. Lists are of all members, oldest first. */
export const createWorld = (parts: Parts) => ({
  ...parts,
  deviations: noDeviations(),
  scheduler: createScheduler(),
  ledger: createLedger(),
  /** By id. */
  members: new Map<string, Member>(),
  /** By token. */
  sessions: new Map<string, { readonly memberId: string; readonly expiresAt: number }>(),
  /** By token. */
  gameSessions: new Map<string, GameSession>(),
  /** By phone number. */
  phoneChecks: new Map<string, PhoneCheck>(),
  /** First answers to money commands, by member, operation and Idempotency-Key. */
  answered: new Map<string, { readonly fingerprint: string; readonly answer: Promise<Answer> }>(),
  /** By id of the member or guest. */
  conversations: new Map<string, ChatMessage[]>(),
  /** Codes of games, QR providers and rewards that are closed now. */
  maintenance: new Set<string>(),
  qrcodes: new Array<QrCode>(),
  slips: new Array<Slip>(),
  /** Codes of redeemed links. */
  giftLinks: new Set<string>(),
  coupons: new Array<Coupon>(),
  /** Drawn prizes. */
  spins: new Array<{ readonly memberId: string; readonly code: string }>(),
  /** By address. */
  uploads: new Map<string, Upload>(),
});

export type World = ReturnType<typeof createWorld>;

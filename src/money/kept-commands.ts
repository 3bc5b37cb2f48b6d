import * as z from 'zod/mini';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { abouts } from '../api/account-state.ts';
import { keptCommands, type KeptCommand } from '../api/wire/session/kept-commands.ts';
import { epochKey } from '../api/wire/session/stored-token.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { randomId } from '../lib/random-id.ts';
import { effects } from './effects.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());
const item = { name: z.string(), at: number };

/** The state before the command. The monotonic clock has no meaning after a reload. */
const State = z.object({
  balances: z.exactOptional(z.record(z.string(), number)),
  entries: z.exactOptional(
    z.array(
      z.object({
        ...{ ...item, type: z.string(), from: text, to: text, amount: number, status: z.string() },
        about: z.nullable(z.enum(abouts)),
      }),
    ),
  ),
  slips: z.exactOptional(z.array(z.object(item))),
  coupons: z.exactOptional(z.array(z.object({ ...item, amount: number }))),
  coins: z.exactOptional(z.number()),
  bonuses: z.exactOptional(z.array(z.object({ ...item, code: z.string(), active: z.boolean() }))),
  holdsBonus: z.exactOptional(z.boolean()),
  qrcode: z.exactOptional(z.nullable(z.object({ id: text, amount: number, expiry: number }))),
});

const isMoneyCommand = (id: string): id is MoneyCommandId => Object.hasOwn(effects, id);

const optionalText = z.exactOptional(z.string());
const optionalFact = z.optional(z.string());

/** Without texts, tokens, passwords and gift links. */
const Kept = z.object({
  id: z.string(),
  at: z.number(),
  isUnlikely: z.exactOptional(z.boolean()),
  /** The key of its outcome. */
  key: z.string(),
  operationId: z.string().check(z.refine(isMoneyCommand)),
  facts: z.object({
    ...{ amount: z.optional(z.number()), from: optionalFact, to: optionalFact },
    ...{ code: optionalFact, id: optionalFact, bank: optionalFact },
  }),
  /** The provider of a QR code. */
  bank: optionalText,
  before: z.exactOptional(State),
  /** The service's time. */
  since: number,
  idempotencyKey: optionalText,
  /** The `_id` of the member; null if it was not known yet. */
  owner: text,
  /** The epoch of the session; null if the browser keeps none. */
  epoch: text,
});

export type Kept = z.infer<typeof Kept> & { operationId: MoneyCommandId };

/** The epoch of the current session: an entry with the same one is of the same session. */
export const currentEpoch = (): string | null => browserStorage.get(epochKey, 'local');

/** The readable entries. */
export const readKept = (): Kept[] =>
  keptCommands.read().flatMap((entry) => {
    const parsed = z.safeParse(Kept, entry);
    return parsed.success ? (parsed.data as Kept) : []; // the id is checked by the schema
  });

const without = (removed: (entry: Kept) => boolean) => readKept().filter((entry) => !removed(entry));

export const removeKept = (removed: (entry: Kept) => boolean): void => {
  keptCommands.write(without(removed));
};

function change(id: string, changes: Partial<Kept>) {
  keptCommands.write(readKept().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
}

/** Keeps a command that is about to be sent. It replaces the last one of the same key, whose outcome was shown. */
export function keep(command: Omit<Kept, keyof KeptCommand | 'id' | 'epoch'>) {
  const id = randomId();
  const entry = { ...command, id, at: Date.now(), epoch: currentEpoch() };
  keptCommands.write([...without(({ key }) => key === command.key), entry]);
  return {
    setOwner(owner: string) {
      change(id, { owner });
    },
    /** The session ended with the first answer to the command. */
    markUnlikely() {
      change(id, { isUnlikely: true });
    },
  };
}

const releases = new Map<string, () => void>();

/**
 * Whether this tab is the one that may send a command again: a duplicated tab has the same entry. The first tab keeps
 * the right until `release`, or until it is closed.
 */
export async function claim(idempotencyKey: string): Promise<boolean> {
  if (releases.has(idempotencyKey)) return true;
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return false;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => releases.set(idempotencyKey, release));
    };
    navigator.locks.request(`send ${idempotencyKey}`, { ifAvailable: true }, hold).catch(() => {
      resolve(false);
    });
  });
}

function release(idempotencyKey: string) {
  releases.get(idempotencyKey)?.();
  releases.delete(idempotencyKey);
}

/** Call when the outcome of a key is known, or when the member has seen that it is unknown. */
export function forgetKept(key: string): void {
  for (const entry of readKept()) {
    if (entry.key === key && entry.idempotencyKey !== undefined) release(entry.idempotencyKey);
  }
  removeKept((entry) => entry.key === key);
}

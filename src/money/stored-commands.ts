import * as z from 'zod/mini';
import { abouts } from '../api/account-state.ts';
import { detailedBodies } from '../api/wire/money/detailed-bodies.ts';
import { storedCommands, type StoredCommand as AnyStoredCommand } from '../api/wire/session/sent-commands.ts';
import { currentEpoch } from '../api/wire/session/stored-token.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { randomId } from '../lib/random-id.ts';
import { shownBy } from './shown-by.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());
const item = { name: z.string(), at: text };

/** The state before the command. */
const State = z.object({
  balances: z.exactOptional(z.record(z.string(), number)),
  entries: z.exactOptional(
    z.array(
      z.object({
        ...{ ...item, type: z.string(), from: text, to: text, amount: number },
        status: z.enum(['success', 'failed', 'inProgress']),
        about: z.nullable(z.enum(abouts)),
      }),
    ),
  ),
  total: z.exactOptional(z.number()),
  slips: z.exactOptional(z.array(z.object(item))),
  coupons: z.exactOptional(z.array(z.object({ ...item, amount: number }))),
  coins: z.exactOptional(z.number()),
  bonuses: z.exactOptional(z.array(z.object({ ...item, code: z.string(), active: z.boolean() }))),
  holdsBonus: z.exactOptional(z.boolean()),
  qrcode: z.exactOptional(z.nullable(z.object({ id: text, amount: number }))),
});

const isMoneyCommand = (id: string): id is MoneyCommandId => Object.hasOwn(shownBy, id);

const optionalText = z.exactOptional(z.string());
const optionalDetail = z.optional(z.string());

/** Without texts, tokens, passwords, gift links and QR markup. */
const Stored = z.object({
  id: z.string(),
  at: z.number(),
  isUnlikely: z.exactOptional(z.boolean()),
  /** The key of its outcome. */
  key: z.string(),
  operationId: z.string().check(z.refine(isMoneyCommand)),
  details: z.object({
    ...{ amount: z.optional(z.number()), from: optionalDetail, to: optionalDetail },
    ...{ code: optionalDetail, id: optionalDetail, bank: optionalDetail },
  }),
  /** The provider of a QR code. */
  bank: optionalText,
  before: z.exactOptional(State),
  isBeforeOld: z.boolean(),
  idempotencyKey: optionalText,
  /** The `_id` of the member; null if it was not known yet. */
  owner: text,
  /** The epoch of the session; null if the browser keeps none. */
  epoch: text,
});

export type StoredCommand = z.infer<typeof Stored> & { operationId: MoneyCommandId };

function readEntry(entry: unknown): StoredCommand | undefined {
  const parsed = z.safeParse(Stored, entry);
  if (!parsed.success) return undefined;
  const command = parsed.data as StoredCommand; // the id is checked by the schema
  const body = detailedBodies[command.operationId];
  return body && !z.safeParse(body, command.details).success ? undefined : command;
}

/** The readable entries. */
export const readStored = (): StoredCommand[] => storedCommands.read().flatMap((entry) => readEntry(entry) ?? []);

export const removeStored = (isRemoved: (entry: StoredCommand) => boolean): void => {
  storedCommands.write(readStored().filter((entry) => !isRemoved(entry)));
};

function change(id: string, changes: Partial<StoredCommand>) {
  storedCommands.write(readStored().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
}

/** Stores a command that is about to be sent. It replaces the last one of the same key, whose outcome was shown. */
export function store(command: Omit<StoredCommand, keyof AnyStoredCommand | 'id' | 'epoch'>) {
  const id = randomId();
  const entry = { ...command, id, at: Date.now(), epoch: currentEpoch() };
  storedCommands.write([...readStored().filter(({ key }) => key !== command.key), entry]);
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

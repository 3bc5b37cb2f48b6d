import type { QueryClient } from '@tanstack/react-query';
import type { AccountState } from '../api/account-state.ts';
import type { CommandFacts } from '../api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import {
  effects,
  factIn,
  hasUnexplainedChange,
  isPartly,
  newDeposits,
  newEntries,
  type Comparison,
  type Fact,
} from './effects.ts';

/** A money command of this session. */
export interface SentCommand {
  operationId: MoneyCommandId;
  facts: CommandFacts;
  before: AccountState | undefined;
  /** The monotonic time of this page; undefined for a command from before a reload. */
  sentAt?: number;
  /** The time by the service's clock; null if unknown. */
  since: number | null;
}

/** What a later state shows of a command. `hidden`: the state does not tell. */
export interface Look {
  effect: 'present' | 'absent' | 'hidden';
  /** Present more than once. */
  isTwice: boolean;
  isPartly: boolean;
  fact?: Fact | undefined;
  /** The amount of the only new wheel prize. */
  prize?: number | undefined;
  /** The amount of the only new deposit. */
  deposit?: number | undefined;
}

interface Entry extends SentCommand {
  /** The names of the items that prove it. Empty while its effect is not seen. */
  proofs: readonly string[];
}

/** The time of the command by the service's clock. The later of two estimates, so that no older item counts. */
function sinceOf({ since, sentAt }: SentCommand, { clock }: AccountState): number | null {
  if (!clock || sentAt === undefined) return since;
  return Math.max(since ?? 0, clock.server - (clock.monotonic - sentAt));
}

function onlyDepositIn(comparison: Comparison): number | undefined {
  const [deposit, ...others] = newDeposits(comparison) ?? [];
  return others.length === 0 ? (deposit?.amount ?? undefined) : undefined;
}

/** The commands of one session in their order. Each item of the state proves one of them only. */
function createSentCommands() {
  const entries: Entry[] = [];

  const comparisonOf = (sent: SentCommand, after: AccountState): Comparison => ({
    ...{ facts: sent.facts, before: sent.before, after },
    since: sinceOf(sent, after),
  });

  /** The items that only this command can have caused; undefined if the states do not tell. */
  function ownItems(own: Entry, after: AccountState): string[] | undefined {
    const others = entries.filter((each) => each !== own);
    const taken = new Set(others.flatMap(({ proofs }) => proofs));
    const itemsOf = (entry: Entry) =>
      effects[entry.operationId].effect(comparisonOf(entry, after))?.filter((name) => !taken.has(name));
    for (const entry of entries) {
      if (entry === own) break;
      // An earlier command that misses its effect comes first.
      const [first] = entry.proofs.length > 0 ? [] : (itemsOf(entry) ?? []);
      if (first !== undefined) taken.add(first);
    }
    return itemsOf(own);
  }

  return {
    /** Call when a command is about to be sent. */
    add(sent: Pick<SentCommand, 'operationId' | 'facts' | 'before'> & Partial<SentCommand>): SentCommand {
      const sentAt = performance.now();
      const clock = sent.before?.clock;
      const since = clock ? clock.server + (sentAt - clock.monotonic) : null;
      const entry = { sentAt, since, ...sent, proofs: [] };
      entries.push(entry);
      return entry;
    },
    /** Adds a command from before a reload. */
    restore(sent: SentCommand): SentCommand {
      const entry = { ...sent, proofs: [] };
      entries.push(entry);
      return entry;
    },
    /** Call when a command was certainly not carried out. */
    remove(sent: SentCommand) {
      const index = entries.findIndex((entry) => entry === sent);
      if (index >= 0) entries.splice(index, 1);
    },
    /** Compares a state that was read after the command was answered. */
    look(sent: SentCommand, after: AccountState): Look {
      const own = entries.find((entry) => entry === sent) ?? { ...sent, proofs: [] };
      const { operationId } = own;
      const comparison = comparisonOf(own, after);
      const items = ownItems(own, after);
      const [first] = items ?? [];
      if (items && first !== undefined && own.proofs.length === 0) {
        own.proofs = operationId === 'transferAll' || operationId === 'spin' ? items : [first];
      }
      const [prize, ...others] = (newEntries(comparison) ?? []).filter(({ name }) => own.proofs.includes(name));
      return {
        effect:
          items === undefined || (first === undefined && hasUnexplainedChange(comparison))
            ? 'hidden'
            : first === undefined
              ? 'absent'
              : 'present',
        isTwice: effects[operationId].isCountable === true && (items?.length ?? 0) > 1,
        isPartly: operationId === 'transferAll' && isPartly(comparison),
        fact: factIn(operationId, comparison),
        deposit: onlyDepositIn(comparison),
        prize: operationId === 'spin' && others.length === 0 ? (prize?.amount ?? undefined) : undefined,
      };
    },
  };
}

const ofMember = new WeakMap<QueryClient, ReturnType<typeof createSentCommands>>();

/** The commands of a query cache, and so of one session. */
export function sentCommandsOf(queries: QueryClient): ReturnType<typeof createSentCommands> {
  const commands = ofMember.get(queries) ?? createSentCommands();
  ofMember.set(queries, commands);
  return commands;
}

import { operations, type Schemas } from '../../generated/operations.ts';
import type { Control } from '../../mocks/sandbox/control.ts';
import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { createQueryClient } from '../../src/api/wire/query/query-client.ts';
import { session } from '../../src/api/wire/session/session.ts';
import type { MoneyCommandId } from '../../src/api/wire/types.ts';
import { kindOf } from '../../src/money/shown-by.ts';
import { useMoneyCommand } from '../../src/money/use-money-command.ts';
import { entriesOf, inWallet, isInto, isUndone, preparations, relieve, type Given } from './campaign-commands.ts';
import { planOf, undisturbed, type Event, type Plan } from './campaign-plan.ts';
import type { Result } from './campaign-report.ts';
import { isReliableWithin, serviceOf, type Service } from './campaign-service.ts';
import { mounted } from './mounted.ts';
import { plainReading, type startPerturbingProxy } from './perturbing-proxy.ts';
import { rich } from './test-world.ts';
import type { VirtualTime } from './virtual-time.ts';

interface Setting {
  seed: number;
  commands: number;
  control: Control;
  /** The sandbox's own address. */
  service: string;
  proxy: Awaited<ReturnType<typeof startPerturbingProxy>>;
  time: VirtualTime;
  /** Sets the device clock ahead of the service's clock. */
  setDevice: (ahead: number) => void;
  /** The service's clock, in epoch ms. */
  now: () => number;
  settings: { idempotencyKey: boolean | 'auto' };
}

const moneyCommands = Object.keys(preparations) as MoneyCommandId[]; // its own keys
/** From the answer to the last look, and from there until it is over if each of the four takes its longest. */
const untilLastLook = 30_000;
const afterLooks = 45_000;
/** A transfer of another device. */
const gameToGame = { from: 'PGSLOT', to: 'HUAYHD', amount: 20 };
/** One service, session and query cache for so many commands. */
const perSession = 12;

/**
 * Gives commands one after the other, without a reset: each money command once undisturbed, then a random one, each on its
 * own journey through a service with its own habits.
 * Returns what was told and what had happened.
 */
export async function runCampaign(setting: Setting): Promise<Result[]> {
  const { seed, commands, control, service, proxy, time, setDevice, now, settings } = setting;
  const random = createRandom(seed);
  const results: Result[] = [];
  control.setDelays({ settleDelayMs: null });

  /** A request of another device, past the proxy. Returns the answer. */
  async function elsewhere(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Client': 'wallet-user',
      Authorization: `Bearer ${control.signIn(rich)}`,
    };
    const sent = fetch(`${service}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return time.during(sent.then((answer) => answer.json()));
  }

  /** The newest entries of the statement, as behind as the service's lists are. */
  async function statement() {
    const answer = await elsewhere('POST', '/api/statement', { page: 1, limit: 100 });
    return (answer as Schemas['StatementPage']).statements; // of that operation
  }

  const quietly = (act: () => void) => {
    try {
      act();
    } catch {
      // Nothing waits to be settled.
    }
  };

  /** The same command from another device. Returns whether it changed anything. */
  async function repeatElsewhere(operationId: Plan['operationId'], { input }: Given) {
    const { method, path, body: kind } = operations[operationId];
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }; // the operation's own input
    if (kind !== 'json' || body === undefined) return false;
    const before = JSON.stringify(control.ledger(rich));
    await elsewhere(
      method.toUpperCase(),
      path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
      body,
    );
    return JSON.stringify(control.ledger(rich)) !== before;
  }

  const happen: Record<Exclude<Event, 'equal command'>, () => unknown> = {
    deposit: () => control.credit(rich, [50, 100, 100, 250][random.below(4)] ?? 50),
    'game played': async () => {
      control.setGameBalance(rich, 'PGSLOT', 500 + random.below(2000));
      await elsewhere('GET', '/api/wallet/refresh/slot');
    },
    'game to game': () => elsewhere('POST', '/api/wallet/transfer', gameToGame),
    'withdrawal paid': () => quietly(() => control.settleWithdrawal(rich, 0, 'SUCCESS')),
    'withdrawal returned': () => quietly(() => control.settleWithdrawal(rich, 0, 'FAILED')),
    'slip settled': () => quietly(() => control.settleSlip(rich, 0, 'SUCCESS')),
    sleep: () => time.suspend(1000 + random.below(180_000)),
  };

  /** The last command with a body that can be given again. */
  let previous: { given: Given; operationId: Plan['operationId'] } | undefined;
  const canBeRepeated = ['transfer', 'transferAll', 'withdraw', 'withdrawAll', 'addFunds'];

  async function prepared(plan: Plan): Promise<{ given: Given; operationId: Plan['operationId'] }> {
    relieve({ control, random });
    if (plan.isRepeated && previous) return previous;
    const { operationId } = plan;
    const given = await preparations[operationId]({ control, random, elsewhere }, plan.isRefused);
    previous = canBeRepeated.includes(operationId) ? { given, operationId } : undefined;
    return { given, operationId };
  }

  /** How often equal commands were carried out in this session, on any device, and when it began. */
  const equal = new Map<string, number>();
  let sessionAt = 0;

  async function give(number: number, client: ReturnType<typeof createQueryClient>, habits: Service): Promise<Result> {
    const undisturbedId = moneyCommands[number - 1];
    const plan = undisturbedId ? undisturbed(undisturbedId) : planOf(random, previous?.operationId);
    const { given, operationId } = await prepared(plan);
    proxy.read(plan.isBlind ? { ...habits.reading, failing: 1 } : habits.reading);
    let command: ReturnType<typeof useMoneyCommand<unknown, never>> | undefined;
    const openedAt = now();
    /** The main wallet before: at the opening and at the sending. After: at each outcome and at the end. */
    const wallets = { before: [inWallet({ control })], after: [] as number[] };
    const told: string[] = [];
    const said = { isDouble: false, items: 0 };
    const sheet = mounted(
      client,
      () => useMoneyCommand(given.use()),
      (shown) => {
        command = shown;
        const { outcome } = shown;
        const kind: string = outcome.kind;
        if (!['open', 'sending', told.at(-1)].includes(kind)) {
          told.push(kind);
          wallets.after.push(inWallet({ control }));
        }
        if (operationId === 'transferAll') return;
        said.isDouble ||= isDoubleIn(outcome);
        said.items = Math.max(said.items, itemsIn(outcome));
      },
    );
    const name = JSON.stringify([kindOf(operationId) ?? operationId, given.input]);
    const count = (more: number) => equal.set(name, (equal.get(name) ?? 0) + more);
    let isDoneElsewhere = false;
    for (const { at, event } of plan.events) {
      setTimeout(() => {
        if (event === 'equal command') {
          void repeatElsewhere(operationId, given).then((isDone) => {
            isDoneElsewhere ||= isDone;
            if (isDone) count(1);
          });
        } else {
          // A transfer of all to the same game has such an entry too.
          isDoneElsewhere ||= event === 'game to game' && operationId === 'transferAll' && isInto(given, gameToGame.to);
          void time.during(Promise.resolve(happen[event]()));
        }
      }, at);
    }
    await time.pass(plan.thinking);
    wallets.before.push(inWallet({ control }));
    const sentAt = now();
    proxy.send(plan.journey, () => proxy.read(habits.reading));
    let isAnswered = false;
    // The input of this command.
    void command?.give(given.input as never).finally(() => {
      isAnswered = true;
    });
    await time.until(() => isAnswered);
    await time.pass(untilLastLook);
    const shown = await statement();
    await time.pass(afterLooks);
    // No list is so late that an execution is missing in it now.
    const entries = await statement();
    wallets.after.push(inWallet({ control }));
    const executions = proxy.executions();
    count(executions);
    const lastOutcome = command?.outcome;
    const possible = Math.max(equal.get(name) ?? 0, entriesOf(operationId, given, entries, sessionAt));
    isDoneElsewhere ||= entriesOf(operationId, given, entries, openedAt) > executions;
    command?.reopen();
    await time.pass(random.below(20_000));
    sheet.unmount();
    return {
      number,
      operationId,
      journeyName: plan.journeyName,
      executions,
      isDoneElsewhere,
      isOrdinaryRefusal: plan.journeyName === 'plain' && executions === 0 && !isDoneElsewhere,
      told,
      isSaidDouble: said.isDouble,
      isDoubleTold: said.isDouble || said.items > 1,
      isCountWrong: said.items > possible,
      mayBeLie: plan.journey.mayLie === true,
      isDoubleShown: entriesOf(operationId, given, shown, sentAt) > 1,
      isReliable: !plan.isBlind && isReliableWithin(plan.thinking, habits),
      isHidden: isUndone(operationId, given, executions, wallets),
      circumstances: JSON.stringify({
        outcome: lastOutcome,
        events: plan.events,
        copies: plan.journey.copies.length,
        key: !plan.journey.losesKey,
        blind: plan.isBlind,
        wallets,
        habits: { ...habits, reading: { ...habits.reading, writeTime: habits.reading.writeTime(0) } },
      }),
    };
  }

  while (results.length < commands) {
    const habits = serviceOf(random);
    setDevice(habits.deviceAheadMs);
    control.setDeviations({ ...habits, withdrawalFee: habits.withdrawalFee });
    settings.idempotencyKey = habits.keys === 'off' ? false : 'auto';
    proxy.honourKeys(habits.keys === 'honoured');
    proxy.read(plainReading);
    session.start(control.signIn(rich), { remember: false });
    equal.clear();
    sessionAt = now();
    const client = createQueryClient();
    for (let turn = 0; turn < perSession && results.length < commands; turn += 1) {
      results.push(await give(results.length + 1, client, habits));
    }
    session.end();
    client.clear();
  }
  return results;
}

/** What is compared of an outcome. */
interface Shown {
  kind: string;
  view?: { isDouble: boolean; count: number; sinceEarlier?: number | undefined } | undefined;
}
const isDoubleIn = ({ view }: Shown) => view?.isDouble === true;
/** How many items like the command the screen counts or lists. An earlier equal command may have caused some of them. */
const itemsIn = ({ kind, view }: Shown) => Math.max(view?.sinceEarlier ?? 0, (kind === 'unknown' && view?.count) || 0);

/** Tasks that are due later on the sandbox's clock: payouts of withdrawals, answers of support. */
export const createScheduler = () => ({ tasks: new Array<{ readonly at: number; readonly run: () => void }>() });

type Scheduler = ReturnType<typeof createScheduler>;

export function schedule(scheduler: Scheduler, at: number, run: () => void): void {
  scheduler.tasks.push({ at, run });
}

/** Runs what is due at `now`, earliest first, including what these tasks add. */
export function runDue(scheduler: Scheduler, now: number): void {
  for (;;) {
    const next = scheduler.tasks.filter((task) => task.at <= now).sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    scheduler.tasks = scheduler.tasks.filter((task) => task !== next);
    next.run();
  }
}

/** The parts of the world that settling needs; the world itself contains the scheduler. */
interface Settling {
  readonly settings: { readonly settleDelayMs: number | null };
  readonly clock: { now(): number };
  readonly scheduler: Scheduler;
}

/** Settles an order after the settling time, or leaves it to the control API. */
export function settleLater({ settings, clock, scheduler }: Settling, settle: (at: number) => void): void {
  const { settleDelayMs } = settings;
  if (settleDelayMs === null) return;
  const at = clock.now() + settleDelayMs;
  schedule(scheduler, at, () => settle(at));
}

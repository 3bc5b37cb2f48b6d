interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** Tasks that are due later on the sandbox's clock: payouts of withdrawals, answers of support. */
export interface Scheduler {
  tasks: Task[];
}

export function createScheduler(): Scheduler {
  return { tasks: [] };
}

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

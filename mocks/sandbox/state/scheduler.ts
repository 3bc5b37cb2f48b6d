interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** What is due later on the sandbox's clock: withdrawals that get paid, answers of support. */
export interface Scheduler {
  tasks: Task[];
}

export function createScheduler(): Scheduler {
  return { tasks: [] };
}

export function schedule(scheduler: Scheduler, at: number, run: () => void): void {
  scheduler.tasks.push({ at, run });
}

/** Runs what is due at `now`, the earliest first, and what those tasks make due by then. */
export function runDue(scheduler: Scheduler, now: number): void {
  for (;;) {
    const next = scheduler.tasks.filter((task) => task.at <= now).sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    scheduler.tasks = scheduler.tasks.filter((task) => task !== next);
    next.run();
  }
}

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** What is due later on the sandbox's clock: withdrawals that get paid, answers of support. */
export interface Agenda {
  tasks: Task[];
}

export function createAgenda(): Agenda {
  return { tasks: [] };
}

export function schedule(agenda: Agenda, at: number, run: () => void): void {
  agenda.tasks.push({ at, run });
}

/** Runs what is due at `now`, the earliest first, and what those tasks make due by then. */
export function runDue(agenda: Agenda, now: number): void {
  for (;;) {
    const next = agenda.tasks.filter((task) => task.at <= now).sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    agenda.tasks = agenda.tasks.filter((task) => task !== next);
    next.run();
  }
}

import { createFaults, type Faults } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';
import { runDue } from './state/scheduler.ts';
import { assertConserved } from './state/ledger.ts';
import type { World } from './state/world.ts';
import { createViolations, type Violations } from './violations.ts';

/** One running sandbox: the current world and the records of its requests. */
export interface Service {
  /** Replaced by a reset. */
  world: World;
  readonly faults: Faults;
  readonly requests: LoggedRequest[];
  readonly violations: Violations;
  /** Reports of the app (docs/reports.schema.json), oldest first. */
  readonly reports: unknown[];
}

export function createService(world: World, report: (line: string) => void): Service {
  return { world, faults: createFaults(), requests: [], reports: [], violations: createViolations(report) };
}

/** Runs everything that is due now: payouts of withdrawals, answers of support. */
export function catchUp({ world, violations }: Service): void {
  try {
    runDue(world.scheduler, world.clock.now());
    assertConserved(world.ledger);
  } catch (crash) {
    const message = crash instanceof Error ? (crash.stack ?? crash.message) : String(crash);
    violations.add({ kind: 'crash', where: 'scheduler', pointer: '', message });
  }
}

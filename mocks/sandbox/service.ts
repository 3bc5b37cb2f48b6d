import { createFaults, type Faults } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';
import type { World } from './state/world.ts';
import { createViolations, type Violations } from './violations.ts';

/** One running sandbox: the world of the moment and what is kept about its requests. */
export interface Service {
  /** Replaced by a reset. */
  world: World;
  readonly faults: Faults;
  readonly requests: LoggedRequest[];
  readonly violations: Violations;
}

export function createService(world: World, report: (line: string) => void): Service {
  return { world, faults: createFaults(), requests: [], violations: createViolations(report) };
}

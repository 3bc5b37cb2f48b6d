import { runDue } from '../../mocks/sandbox/state/scheduler.ts';
import type { World } from '../../mocks/sandbox/state/world.ts';

/** Advances a world's clock and runs what is due. */
export function wait(world: World, ms: number): void {
  world.clock.advance(ms);
  runDue(world.scheduler, world.clock.now());
}

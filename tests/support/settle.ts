import { runDue } from '../../mocks/sandbox/state/scheduler.ts';
import type { World } from '../../mocks/sandbox/state/world.ts';

/** Lets so much time pass in a world, and what is due happen. */
export function wait(world: World, ms: number): void {
  world.clock.advance(ms);
  runDue(world.scheduler, world.clock.now());
}

import { schedule } from './scheduler.ts';
import type { World } from './world.ts';

/** Lets an order settle by itself after the sandbox's settling time, or not at all where that is left to the control API. */
export function settleLater(world: World, settle: (at: number) => void): void {
  const { settleDelayMs } = world.settings;
  if (settleDelayMs === null) return;
  const at = world.clock.now() + settleDelayMs;
  schedule(world.scheduler, at, () => settle(at));
}

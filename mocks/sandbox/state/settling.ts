import { schedule } from './scheduler.ts';
import type { World } from './world.ts';

/** Settles an order after the settling time, or leaves it to the control API. */
export function settleLater(world: World, settle: (at: number) => void): void {
  const { settleDelayMs } = world.settings;
  if (settleDelayMs === null) return;
  const at = world.clock.now() + settleDelayMs;
  schedule(world.scheduler, at, () => settle(at));
}

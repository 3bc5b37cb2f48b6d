import { attempt } from './attempt.ts';

/**
 * Resolves when the browser is idle, after `timeout` ms at the latest. Safari has no requestIdleCallback, and a browser that
 * gives no handle may never call: there it resolves after `otherwise` ms.
 */
export const whenIdle = ({ timeout, otherwise }: { timeout?: number; otherwise: number }): Promise<void> =>
  new Promise((resolve) => {
    const options = timeout === undefined ? {} : { timeout };
    if (typeof attempt(() => requestIdleCallback(() => resolve(), options)) !== 'number')
      setTimeout(resolve, otherwise);
  });

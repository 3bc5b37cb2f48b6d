import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { wheels } from '../../mocks/sandbox/state/wheel-prizes.ts';

export const slices: readonly Schemas['SpinSlice'][] = wheels.BAHT.prizes.map(({ slice }) => slice);

/** The button in the middle, in any language. */
export const hub = (page: Page) => page.getByRole('main').locator('button:has(span + span)');

/** Makes the next spin win this prize. */
export function letWin(sandbox: Sandbox, code: string, remainingCoin = 2): void {
  const label = slices.find((slice) => slice.code === code)?.label ?? code;
  sandbox.control.fail('spin', { body: { success: true, error: null, result: { code, label, remainingCoin } } });
}

/** The colour of the slice at the pointer, read from the canvas between rim and labels. */
export const colorAtPointer = (page: Page): Promise<string> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const [red = 0, green = 0, blue = 0] =
      canvas.getContext('2d')?.getImageData(canvas.width / 2 + 4, canvas.height * 0.05, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  });

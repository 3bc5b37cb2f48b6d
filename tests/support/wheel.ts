import type { Locator, Page } from '@playwright/test';
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

/** The colour in a canvas, at these fractions of its size. */
const colorIn = (canvas: Locator, left: number, top: number): Promise<string> =>
  canvas.evaluate(
    (element: HTMLCanvasElement, at) => {
      const [red = 0, green = 0, blue = 0] =
        element.getContext('2d')?.getImageData(element.width * at.left, element.height * at.top, 1, 1).data ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    },
    { left, top },
  );

/** The colour of the slice at the pointer, between rim and labels. */
export const colorAtPointer = (page: Page) => colorIn(page.locator('main canvas').first(), 0.51, 0.05);

/** The colour of the slice in the prize modal, between its tip and its label. */
export const colorOfPrize = (page: Page) => colorIn(page.locator('dialog canvas'), 0.25, 0.5);

import type { Locator } from '@playwright/test';
import { expect } from './wallet-test.ts';

/** Moves the focus with the keyboard to an element, and expects that the focus can be seen there. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  // A view that has just replaced another may take the focus once more.
  await expect(async () => {
    for (let press = 0; press < 60 && !(await isFocused()); press += 1) await target.page().keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 1_000 });
    const isSeen = await target.evaluate((element) =>
      [
        getComputedStyle(element),
        getComputedStyle(element.parentElement ?? element),
        getComputedStyle(element, '::before'),
      ].some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
    );
    expect(isSeen, String(target)).toBe(true);
  }).toPass({ timeout: 10_000 });
}

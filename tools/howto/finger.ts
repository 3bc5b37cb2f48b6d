import type { Locator, Page } from '@playwright/test';

/** How long the finger is visible before it taps, in ms. */
const pause = 700;

async function point(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap is in sight');
  await page.evaluate(
    ({ x, y }) => {
      const dot = document.getElementById('finger') ?? document.body.appendChild(document.createElement('div'));
      dot.id = 'finger';
      dot.popover = 'manual';
      // Shows the dot above open dialogs too.
      if (dot.matches(':popover-open')) dot.hidePopover();
      dot.showPopover();
      Object.assign(dot.style, {
        inset: 'auto',
        left: `${x - 18}px`,
        top: `${y - 18}px`,
        width: '36px',
        height: '36px',
        margin: '0',
        padding: '0',
        border: '2px solid #1A1405',
        borderRadius: '50%',
        background: 'rgb(242 193 78 / 70%)',
        pointerEvents: 'none',
      });
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  await page.waitForTimeout(pause);
}

const lift = (page: Page) => page.evaluate(() => document.getElementById('finger')?.hidePopover());

/** Moves the visible finger to the target and taps. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await point(page, target);
  await lift(page);
  await target.click();
  await page.waitForTimeout(pause);
}

export async function show(page: Page, target: Locator): Promise<void> {
  await point(page, target);
  await page.waitForTimeout(pause);
  await lift(page);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tap(page, target);
  await target.pressSequentially(text, { delay: 120 });
  await page.waitForTimeout(pause);
}

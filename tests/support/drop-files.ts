import { writeFileSync } from 'node:fs';
import { test, type Locator } from '@playwright/test';

/** Drags files from outside the browser over an element and drops them. */
export async function drop(target: Locator, ...files: readonly (readonly [name: string, bytes: Buffer])[]) {
  const paths = files.map(([name, bytes]) => {
    const path = test.info().outputPath(name);
    writeFileSync(path, bytes);
    return path;
  });
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const browser = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    await browser.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

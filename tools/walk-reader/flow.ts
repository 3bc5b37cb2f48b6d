import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { hands } from '../../tests/engines/hands.ts';
import { smallPicture } from '../../tests/support/pictures.ts';

export const phone = '0812345678';

export interface Walker {
  page: ReturnType<typeof hands>;
  sandbox: Sandbox;
  open: (path: string) => Promise<void>;
}

/** A part of the walk: one flow, and its steps in order. What is heard is noted after each step. */
export type Flow = readonly [
  name: string,
  ...steps: readonly (readonly [what: string, act: (walker: Walker) => Promise<unknown>])[],
];

/** From home to the sheet of a tile, by keyboard. */
export const openTile = (name: string): Flow[1][] => [
  ['home', ({ open }) => open('/user/home')],
  ['the tile', ({ page }) => page.focus(`main a[href*="open=${name}"]`)],
  ['Enter', ({ page }) => page.key('Enter')],
];

export const typeAmount = (amount: string): Flow[1][] => [
  ['the amount', ({ page }) => page.focus('input[name=amount]')],
  [`typing ${amount}`, ({ page }) => page.type('input[name=amount]', amount)],
];

/** Presses the button of the form and waits for what replaces it. */
export const submitAndSee = (selector: string, text: string): Flow[1][] => [
  ['the button', ({ page }) => page.focus('button[type=submit]')],
  [
    'Enter',
    async ({ page }) => {
      await page.key('Enter');
      await page.see(selector, text);
    },
  ],
  ['Tab', ({ page }) => page.key('Tab')],
];

/** Chooses by keyboard: a click with the mouse would leave Orca where it was. */
export const enter = (what: string, selector: string, text?: string): Flow[1][] => [
  [what, ({ page }) => page.focus(selector, text)],
  ['Enter', ({ page }) => page.key('Enter')],
];

export const fail = (operation: OperationId, fault: Parameters<Sandbox['control']['fail']>[1]): Flow[1] => [
  'the service is prepared',
  ({ sandbox }) => {
    sandbox.control.fail(operation, fault);
    return Promise.resolve();
  },
];

export function slipFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'walk-slip-')), '250.50baht.png');
  writeFileSync(file, smallPicture('walk'));
  return file;
}

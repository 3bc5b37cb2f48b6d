import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { SheetName } from '../pages.ts';

/** The member of a film and what he does. Amounts are in the currency of his account. */
export interface Cast {
  readonly phone: string;
  /** What the main wallet has, as home writes it. */
  readonly wallet: string;
  /** The game that he plays. */
  readonly game: string;
  readonly transfer: string;
  readonly withdrawal: string;
  readonly paysBy: 'qr' | 'transfer';
}

export interface Scene {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly cast: Cast;
  /** Called after each action: time to look at what has changed, and the place to note what is there. */
  readonly look: () => Promise<void>;
  /** More time to look. Nothing depends on it, so that a test needs none. */
  readonly rest: (milliseconds: number) => Promise<void>;
}

/** The actions of one step. Elements are found by structure, so that the flow works in every language. */
type Step = (scene: Scene) => Promise<void>;

/** After each step there is another. */
const pause = ({ rest }: Scene) => rest(1500);

async function tap(scene: Scene, target: Locator): Promise<void> {
  await target.click();
  await scene.look();
}

async function show(scene: Scene, target: Locator): Promise<void> {
  await target.hover();
  await scene.look();
}

async function type(scene: Scene, target: Locator, text: string): Promise<void> {
  await tap(scene, target);
  for (const key of text) {
    await target.press(key);
    await scene.rest(120);
  }
  await scene.look();
}

const sheet = ({ page }: Scene) => page.locator('dialog[open]').last();
const opens = ({ page }: Scene, name: SheetName) => page.locator(`main a[href*="open=${name}"]`).first();
const tab = ({ page }: Scene, name: string) => page.locator(`nav a[href="/user/${name}"]`);
const submit = (within: Locator) => within.locator('button[type=submit]');
const amount = (scene: Scene) => sheet(scene).locator('input[name=amount]');
const balance = ({ page }: Scene) => page.locator('main section').first();
const mainWallet = (scene: Scene) => balance(scene).locator('p', { hasText: scene.cast.wallet });
const gameCard = ({ page, cast }: Scene) => page.locator(`main a[href*="slot=${cast.game}"]`).first();
const close = async (scene: Scene) => {
  await pause(scene);
  await tap(scene, sheet(scene).locator('header button'));
};

const wallet: Step[] = [
  (scene) => show(scene, mainWallet(scene)),
  async (scene) => {
    const { sandbox, cast } = scene;
    await tap(scene, opens(scene, 'deposit'));
    await tap(scene, sheet(scene).locator(`a[href*="way=${cast.paysBy}"]`));
    if (cast.paysBy === 'qr') {
      await tap(scene, sheet(scene).locator('a[href*="bank=WW"]'));
      await tap(scene, sheet(scene).locator('[role=group] button').nth(1));
      await tap(scene, submit(sheet(scene)));
      await sheet(scene).locator('img').waitFor();
      await pause(scene);
      sandbox.control.settleQr(cast.phone, 'paid');
    }
    await close(scene);
  },
  async (scene) => {
    await tap(scene, opens(scene, 'deposit'));
    await tap(scene, sheet(scene).locator('a[href*="way=slip"]'));
    await close(scene);
  },
  async (scene) => {
    await tap(scene, opens(scene, 'transfer'));
    const sides = sheet(scene).locator('form [aria-haspopup=dialog]');
    for (const [side, account] of [
      [0, 0],
      [1, 1],
    ] as const) {
      await tap(scene, sides.nth(side));
      await tap(scene, sheet(scene).locator('li button').nth(account));
    }
    await type(scene, amount(scene), scene.cast.transfer);
    await tap(scene, submit(sheet(scene)));
    await close(scene);
  },
  async (scene) => {
    await tap(scene, opens(scene, 'withdraw'));
    await type(scene, amount(scene), scene.cast.withdrawal);
    await tap(scene, submit(sheet(scene)));
    await close(scene);
  },
  async (scene) => {
    await tap(scene, tab(scene, 'statement'));
    await pause(scene);
    await tap(scene, scene.page.locator('main a[href*="open=slips"]'));
  },
];

const playing: Step[] = [
  (scene) => show(scene, gameCard(scene)),
  (scene) => tap(scene, scene.page.locator('main button[data-inactive]').first()),
  async (scene) => {
    await tap(scene, gameCard(scene));
    await type(scene, amount(scene), scene.cast.transfer);
    await tap(scene, submit(sheet(scene)));
    await close(scene);
    await tap(scene, gameCard(scene));
  },
  (scene) => show(scene, sheet(scene).locator('footer button, footer a').first()),
  (scene) => show(scene, sheet(scene).locator('dl').last()),
  async (scene) => {
    await tap(scene, sheet(scene).locator('fieldset label').nth(1));
    await type(scene, amount(scene), scene.cast.transfer);
    await tap(scene, submit(sheet(scene)));
  },
];

const balanceTopic: Step[] = [
  async (scene) => {
    await pause(scene);
    await show(scene, balance(scene).locator('p').nth(1));
  },
  (scene) => show(scene, mainWallet(scene)),
  (scene) => show(scene, gameCard(scene)),
  (scene) => tap(scene, balance(scene).locator('button').nth(1)),
  async (scene) => {
    await tap(scene, balance(scene).locator('button').first());
    await pause(scene);
    await tap(scene, balance(scene).locator('button').first());
  },
];

const toHome = (scene: Scene) => tap(scene, tab(scene, 'home'));
const toBonuses = (scene: Scene) => tap(scene, scene.page.locator('main a[href="/user/bonus"]'));
const heldCard = ({ page }: Scene) => page.locator('main button[data-state=current]').first();

const bonus: Step[] = [
  toBonuses,
  (scene) => tap(scene, scene.page.locator('main button[data-state]', { hasText: 'SONGKRAN10' })),
  async (scene) => {
    await tap(scene, sheet(scene).locator('footer button'));
    await close(scene);
    await show(scene, heldCard(scene));
  },
  async (scene) => {
    const { page, sandbox, cast } = scene;
    sandbox.control.setBonus(cast.phone, null);
    await toHome(scene);
    await toBonuses(scene);
    await type(scene, page.locator('main form input'), 'NAGA2026');
    await tap(scene, submit(page.locator('main')));
    await close(scene);
  },
  (scene) => show(scene, scene.page.locator('main button[data-state]').nth(1)),
  async (scene) => {
    await toHome(scene);
    await show(scene, opens(scene, 'invite'));
    await show(scene, opens(scene, 'refund'));
  },
];

const endingBonus: Step[] = [
  async (scene) => {
    await toBonuses(scene);
    await tap(scene, heldCard(scene));
    await close(scene);
  },
  async (scene) => {
    await toHome(scene);
    await tap(scene, gameCard(scene));
    await show(scene, sheet(scene).locator('fieldset label').nth(1));
    await close(scene);
  },
  async (scene) => {
    await tap(scene, opens(scene, 'withdraw'));
    await close(scene);
  },
  async (scene) => {
    await toBonuses(scene);
    await tap(scene, scene.page.locator('main button:not([data-state])').first());
    await pause(scene);
    await tap(scene, sheet(scene).locator('footer button').first());
  },
  close,
  async (scene) => {
    await tap(scene, tab(scene, 'statement'));
    await show(scene, scene.page.locator('main li').first());
  },
];

/** The steps of each topic in page order; the keys are the file names in the app. */
export const flows = {
  wallet,
  playing,
  balance: balanceTopic,
  bonus,
  'ending-bonus': endingBonus,
} as const satisfies Readonly<Record<string, readonly Step[]>>;

import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { flows, type Cast } from './flows.ts';

export type Topic = keyof typeof flows;
// Object.keys gives strings.
export const filmTopics = Object.keys(flows) as Topic[];

export const languages = ['th', 'la', 'en'] as const;

/** The members of a build's films. */
const casts = {
  sandbox: {
    ...{ phone: '0812345678', wallet: '8,180.00', game: 'PGSLOT' },
    ...{ transfer: '200', withdrawal: '500', paysBy: 'qr' },
  },
  'sandbox-laos': {
    ...{ phone: '02055512345', wallet: '1,250,000.00', game: 'HUAYHD' },
    ...{ transfer: '100000', withdrawal: '250000', paysBy: 'transfer' },
  },
} as const satisfies Readonly<Record<string, Cast>>;
export type FilmBuild = keyof typeof casts;

/** The folders of films, and the language and the build in which each is recorded. */
export const folders = [
  { folder: 'th', locale: 'th', build: 'sandbox' },
  { folder: 'la', locale: 'la', build: 'sandbox' },
  { folder: 'en', locale: 'en', build: 'sandbox' },
  { folder: 'laos', locale: 'la', build: 'sandbox-laos' },
] as const satisfies readonly { folder: string; locale: (typeof languages)[number]; build: FilmBuild }[];

/** Puts the account into the state in which a film begins, and opens home. */
export async function setScene(
  page: Page,
  sandbox: Sandbox,
  { build, topic }: { build: FilmBuild; topic: Topic },
): Promise<Cast> {
  const cast: Cast = casts[build];
  sandbox.control.reset({ scenario: 'default', seed: 1 });
  await page.goto(`${sandbox.url}/terminated`);
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
  }, sandbox.control.signIn(cast.phone));
  if (topic === 'ending-bonus') {
    await page.goto(`${sandbox.url}/user/bonus?open=bonus&code=SONGKRAN10`);
    await page.locator('dialog footer button').click();
    // Its outcome: the notice before it has a heading too, and a page that is left earlier asks about the bonus later.
    await page.locator('dialog [data-outcome]').waitFor();
  }
  await page.goto(`${sandbox.url}/user/home`, { waitUntil: 'networkidle' });
  return cast;
}

/** Every name that a film has shown: of headings, links, buttons and fields, with their roles. */
export function namesSeen() {
  const seen = new Set<string>();
  return {
    /** Adds those of the page, or of the sheet in front of it. */
    async look(page: Page): Promise<void> {
      await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
      const snapshot = await page.locator('main, dialog[open]').last().ariaSnapshot();
      for (const [, name = ''] of snapshot.matchAll(
        /^\s*- ((?:heading|link|button|textbox|radio) "(?:[^"\\]|\\.)*")/gm,
      )) {
        // Times, amounts and references differ from run to run.
        seen.add(name.replaceAll(/\d(?:[\d.,:/ ]*\d)?/g, '0'));
      }
    },
    /** The first `from` names were shown before. */
    since: (from: number): string[] => [...seen].slice(from),
    count: () => seen.size,
  };
}

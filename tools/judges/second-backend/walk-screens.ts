import type { Browser } from '@playwright/test';
import { nonsense, written } from '../../../tests/support/broken-screen.ts';
import {
  headOf,
  memberPages,
  modals,
  pagesWithoutShell,
  publicPages,
  settleAfter,
} from '../../../tests/support/screens.ts';
import type { Finding } from '../judge.ts';
import { openMember } from './open-member.ts';
import { queryChanges } from './query-changes.ts';
import type { SecondBackend } from './start-second-backend.ts';

/** Public pages come last, because the login page ends the session. */
const addresses = [...memberPages, ...modals, ...pagesWithoutShell, ...publicPages];

/** Changes that concern some screens only. All others are walked on every screen. */
const concerned: Readonly<Record<string, readonly string[]>> = {
  'a game of a category that the contract does not know': ['/user/home', '/user/home?open=games'],
  'the amount of an open game cannot be read': ['/user/home', '/user/home?open=transfer', '/user/home?open=withdraw'],
  'a deposit account has no readable number': ['/user/home?open=deposit', '/user/home?open=deposit&way=transfer'],
  'the content of a chat message cannot be read': ['/user/contact?open=chat'],
  'limits of a withdrawal cannot be read': ['/user/home?open=withdraw'],
};

/** Changes after which no query can be answered. */
const failing = ['the body does not have the shape of the contract', 'the answer is a server error'];
/** Changes after which everything must still work. */
const harmless = ['as the contract says', 'a nullable key is absent', 'an optional key is null'];
/** Pages that show nothing of the service. */
const ownPages: readonly string[] = [...pagesWithoutShell, '/login', '/register', '/howto'];

const admits = /Couldn't load|couldn't load|can't be shown|^-$/m;

/** Whether a screen says truthfully what it cannot show. */
function isTruthful(change: string, address: string, text: string): boolean {
  if (failing.includes(change)) return ownPages.includes(address) || admits.test(text);
  // The contract's chat has a message of a type that no client knows, which says so in its place.
  return !harmless.includes(change) || !/Couldn't load|\d items? can't be shown/.test(text);
}

export interface Walk {
  screens: number;
  findings: Finding[];
}

/** Opens every screen with every change of the answers to queries. */
export async function walkScreens(browser: Browser, backend: SecondBackend): Promise<Walk> {
  const findings: Finding[] = [];
  let screens = 0;
  for (const [change, apply] of Object.entries(queryChanges)) {
    backend.service.change = apply;
    const { page, problems, close } = await openMember(browser, backend.url);
    for (const address of concerned[change] ?? addresses) {
      screens += 1;
      const where = `${address}: ${change}`;
      const add = (rule: string, message: string) => findings.push({ rule, where, message });
      try {
        await settleAfter(page, async () => {
          await page.goto(address);
          await headOf(page).waitFor();
        });
      } catch (problem) {
        add('does not settle', String(problem).slice(0, 200));
      }
      for (const problem of problems.splice(0)) add('breaks', problem);
      const text = await written(page);
      if (text.trim().length < 20) add('is empty', text);
      const found = nonsense.exec(text);
      if (found) add('shows nonsense', text.slice(Math.max(0, found.index - 40), found.index + 40));
      if (!isTruthful(change, address, text)) add('says nothing of it', text.replace(/\s+/g, ' ').slice(-200));
    }
    await close();
  }
  return { screens, findings };
}

import type { QueryId } from '../../generated/operations.ts';
import { brokenAnswers } from '../support/broken-answers.ts';
import { opened, type Opened } from '../support/screens.ts';
import { atShare, expectNoNonsense, openScreen } from '../support/broken-screen.ts';
import { inSeries, volume } from '../support/volume.ts';
import { test } from '../support/wallet-test.ts';

/**
 * A screen that runs each query when it opens. Other queries need a tap or are not used; unit tests cover them. `info` is
 * requested once a minute.
 */
const screens: readonly (readonly [QueryId, string])[] = [
  ['getWallet', '/user/home'],
  ['getSpinActive', '/user/home'],
  ['listStatements', '/user/statement'],
  ['listBonuses', '/user/bonus'],
  ['checkActiveBonus', '/user/bonus'],
  ['getSpinSetup', '/user/spin'],
  ['listCoupons', '/user/spin'],
  ['getProfile', '/user/profile'],
  ['getContact', '/contact'],
  ['getEnableChatWidget', '/contact'],
  ...Object.values<Opened>(opened).flatMap(({ at, queries = [] }) => queries.map((id) => [id, at] as const)),
];
const inGate: QueryId = 'getWithdrawLimits';
/** How many deviations of a query are tried. */
const roundsOf = (id: QueryId) => volume({ gate: 3, full: id === inGate ? 3 : 1, soak: 12 });

test.describe(`quality 9 A-119: deviations of each of ${screens.length} queries`, () => {
  for (const [number, [id, address]] of screens.entries()) {
    test(
      `quality 9 A-119: deviations of ${id} leave ${address} without a blank page, nonsense or an amount of its own`,
      inSeries(id === inGate),
      async ({ page, sandbox }) => {
        test.setTimeout(volume({ gate: 60_000, full: 180_000 }));
        const screen = await openScreen(page, sandbox, address);
        const path = sandbox.requests.find(({ operationId }) => operationId === id)?.path;
        const good = await screen.heard.find((answer) => answer.path === path)?.body;
        if (good === undefined) throw new Error(`${address} does not ask ${id}`);
        const deviations = brokenAnswers(id, JSON.parse(good));
        for (let round = 1; round <= roundsOf(id); round += 1) {
          // The golden ratio distributes the samples evenly and repeatably.
          const { how, ...fault } = atShare(deviations, round * 0.618034 + number * 0.414214);
          await test.step(how, () => expectNoNonsense(screen, id, fault));
        }
      },
    );
  }
});

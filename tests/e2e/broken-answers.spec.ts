import type { OperationId } from '../../generated/operations.ts';
import { brokenAnswers } from '../support/broken-answers.ts';
import { atShare, expectNoNonsense, openScreen } from '../support/broken-screen.ts';
import { memberPages, modals, publicPages } from '../support/screens.ts';
import { volume } from '../support/volume.ts';
import { test } from '../support/wallet-test.ts';

/** The how-to page has no queries. */
const screens = [...publicPages.filter((path) => path !== '/howto'), ...memberPages, ...modals];

test.describe(`quality 9 A-119: broken answers to each query of ${screens.length} screens`, () => {
  for (const [number, address] of screens.entries()) {
    test(
      `quality 9 A-119: ${address} shows no blank page, no raw value and no amount that the server did not send`,
      { tag: '@full' },
      async ({ page, sandbox }) => {
        test.setTimeout(volume({ gate: 60_000, full: 180_000, soak: 600_000 }));
        const screen = await openScreen(page, sandbox, address);
        const good = new Map<OperationId, unknown>();
        for (const { operationId, path } of sandbox.requests) {
          const body = await screen.heard.find((answer) => answer.path === path)?.body;
          if (operationId !== null && body !== undefined) good.set(operationId, JSON.parse(body));
        }
        // Requested once a minute.
        good.delete('getInfo');
        const asked = [...good];
        for (let round = 0; round < volume({ gate: 2, full: asked.length, soak: 4 * asked.length }); round += 1) {
          const [id, answer] = asked[round % asked.length] ?? [];
          if (id === undefined) throw new Error(`${address} asks nothing`);
          // The golden ratio distributes the samples evenly and repeatably.
          const { how, ...fault } = atShare(brokenAnswers(id, answer), (round + 1) * (number + 1) * 0.618034);
          await test.step(`${id}, ${how}`, () => expectNoNonsense(screen, id, fault));
        }
      },
    );
  }
});

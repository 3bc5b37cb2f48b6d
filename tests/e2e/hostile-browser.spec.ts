import { common } from '../../src/i18n/en/common.ts';
import { statement } from '../../src/i18n/en/statement.ts';
import { breakFunction, ways, type Way } from '../support/break-function.ts';
import * as drives from '../support/driven-screens.ts';
import type { Drive } from '../support/driven-screens.ts';
import { inSeries } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

// The trace recorder reads blobs, which the page's CSP forbids.
test.use({ trace: 'off' });

/** A function, what a member sees without it, how that is driven, and the ways that can make a difference; default: all. */
type Row = readonly [path: string, result: string, drive: Drive, made?: readonly Way[]];

const rows: readonly Row[] = [
  ['open', 'the game has a link', drives.gameHasLink],
  ['open', 'the evidence of a slip has a link', drives.evidenceHasLink],
  ['matchMedia', 'the chat sends', drives.chatSends],
  ['matchMedia', 'the prize is named', drives.prizeIsNamed, ['throws', 'returns nothing']],
  ['ResizeObserver', 'the list of slips opens', drives.slipsAreListed],
  ['ResizeObserver', 'a row of home follows the window', drives.rowFollowsTheWindow],
  ['MutationObserver', 'a member transfers', drives.memberTransfersTwice],
  ['HTMLDialogElement.prototype.showModal', 'a member transfers', drives.memberTransfersTwice],
  ['Element.prototype.setPointerCapture', 'a sheet that is drawn goes back', drives.drawnSheetGoesBack],
  ['URL.createObjectURL', 'a slip is sent', drives.slipIsSent],
  ['URL.createObjectURL', 'an export is refused', drives.statementIsNotExported],
  ['HTMLImageElement.prototype.decode', 'a slip is sent', drives.slipIsSent],
  ['Performance.prototype.getEntriesByType', 'Back after a sign-in keeps the session', drives.memberGoesBack],
  ['Crypto.prototype.getRandomValues', 'a member transfers twice', drives.memberTransfersTwice],
  ['Storage.prototype.getItem', 'a visitor signs in until a reload', drives.sessionEndsWithThePage],
  ['Storage.prototype.setItem', 'a visitor signs in until a reload', drives.sessionEndsWithThePage],
  ['HTMLCanvasElement.prototype.getContext', 'the prize is named', drives.prizeIsNamed],
  ['HTMLCanvasElement.prototype.getContext', 'the QR picture is not saved', drives.qrPictureIsNotSaved],
  ['Element.prototype.animate', 'the prize is named', drives.prizeIsNamedWithoutMotion],
  ['Clipboard.prototype.writeText', 'the link is copied', drives.linkIsCopied],
  ['Navigator.prototype.share', 'the link is copied', drives.sharedLinkIsCopied],
  ['HTMLMediaElement.prototype.canPlayType', 'the text is open instead of the video', drives.howtoIsText],
];

/** What runs before each push. Of the other ways each row has one in the full run. */
const inGate = (path: string, result: string, way: Way) =>
  path === 'open' && result.startsWith('the game') && way !== 'returns nothing';

function breakOneByOne(broken: readonly Row[]) {
  for (const [number, [path, result, drive, made = ways]] of broken.entries()) {
    for (const way of made) {
      test(
        `quality 17: ${path} ${way}, and ${result}`,
        inSeries(inGate(path, result, way), way === made[number % made.length]),
        async ({ page, sandbox }) => {
          await breakFunction(page, path, way);
          await drive(page, sandbox);
        },
      );
    }
  }
}

breakOneByOne(rows);

test.describe('with an error that React reports', () => {
  test.use({ expectedConsole: [/ResizeObserver|observe|refuses/] });
  breakOneByOne([['ResizeObserver', 'the chat says that it failed', drives.chatSaysThatItFailed]]);
});

test.describe('prefetching', () => {
  test.use({ savesData: false });
  breakOneByOne([['requestIdleCallback', 'home fetches the screens one tap away', drives.screensAreFetched]]);
});

for (const way of ways) {
  test(
    `quality 17: BroadcastChannel ${way}, and a logout reaches the other tab`,
    inSeries(false, way === 'throws'),
    async ({ page, sandbox }) => {
      const other = await page.context().newPage();
      for (const tab of [page, other]) await breakFunction(tab, 'BroadcastChannel', way);
      await openSignedIn(page, sandbox, '/user/home');
      await other.goto('/user/home');
      await expect(other.getByText('฿12,480.50')).toBeVisible();
      await page.getByRole('button', { name: common.logOut }).click();
      await expect(other).toHaveURL(/\/login$/);
    },
  );
}

test.describe('on a first visit', () => {
  // Only then the browser's languages are asked for.
  test.use({ language: null });
  test(
    'quality 17: navigator.languages is nonsense, and a visitor signs in',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await breakFunction(page, 'Navigator.prototype.languages', 'throws');
      await drives.visitorSignsIn(page, sandbox);
    },
  );
});

test('quality 17: visualViewport is nonsense, and a member transfers', { tag: '@full' }, async ({ page, sandbox }) => {
  await breakFunction(page, 'visualViewport', 'throws');
  await drives.memberTransfersTwice(page, sandbox);
});

test('quality 17: without any way to copy, the member is told', { tag: '@full' }, async ({ page, sandbox }) => {
  await breakFunction(page, 'Clipboard.prototype.writeText', 'throws');
  await breakFunction(page, 'Document.prototype.execCommand', 'throws');
  await openSignedIn(page, sandbox, '/user/home?open=invite&step=offer');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(common.copyFailed)).toBeVisible();
});

test('quality 17: a browser that cannot print is named', { tag: '@full' }, async ({ page, sandbox }) => {
  await breakFunction(page, 'print', 'throws');
  await openSignedIn(page, sandbox, '/user/statement');
  await page.getByRole('button', { name: statement.print }).click();
  await expect(page.getByText(statement.notPrinted)).toBeVisible();
});

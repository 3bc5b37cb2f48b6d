import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';

/** A place in the app that renders server HTML. */
export interface HtmlSink {
  name: string;
  operationId: OperationId;
  /** The answer with the texts. The first text says `texts begin`. */
  body: (texts: readonly string[]) => unknown;
  /** How many texts fit into one answer: a text is read up to 50,000 characters. */
  capacity: number;
  /** The address where a signed-in member sees them. */
  address: string;
  /** Further steps to show them, if the address is not enough. */
  open?: (page: Page) => Promise<void>;
  /** The address after these steps, if it changes. */
  shownAt?: string;
  region: (page: Page) => Locator;
  /** The agreement opens only if this device has not accepted it. */
  agreed?: false;
}

const dialog = (page: Page) => page.getByRole('dialog');
/** Slices for every prize that the sandbox can draw, all with one description. */
const prizes = (htmlDescription: string) =>
  ['S10', 'S20', 'C50', 'COIN1', 'S100', 'NONE', 'C200', 'COIN2'].map((code) => ({
    code,
    label: code,
    bgColor: '#1D3B53',
    textColor: '#EEF1F8',
    htmlDescription,
  }));

/** All places with server HTML except the QR code, which is rendered as a picture. Add a row for a new one. */
export const htmlSinks: readonly HtmlSink[] = [
  {
    name: 'conditions',
    operationId: 'listConditions',
    body: (conditions) => ({ conditions }),
    capacity: 500,
    address: '/user/profile?open=conditions',
    region: dialog,
  },
  {
    name: 'agreements',
    operationId: 'listAgreements',
    body: (agreements) => ({ agreements }),
    capacity: 500,
    address: '/user/home',
    region: dialog,
    agreed: false,
  },
  {
    name: 'contact text',
    operationId: 'getContact',
    body: (texts) => ({
      contactText: texts.join(' '),
      lineLink: 'https://line.me/x',
      lineName: '@naga',
      lineQR: texts[1],
    }),
    capacity: 250,
    address: '/user/contact',
    region: (page) => page.getByRole('main'),
  },
  {
    name: 'notice of a bonus',
    operationId: 'getNotice',
    body: (texts) => ({ notice: texts.join(' ') }),
    capacity: 250,
    address: '/user/bonus?open=bonus&code=SONGKRAN10',
    region: dialog,
  },
  {
    name: 'texts of banners',
    operationId: 'listRefundBanners',
    body: (texts) => ({ banners: [{ image: texts[1] ?? '', html: texts.join(' ') }] }),
    capacity: 250,
    address: '/user/home?open=refund',
    region: dialog,
  },
  {
    name: 'description of a prize',
    operationId: 'getSpinSetup',
    body: (texts) => ({ result: { activeSpinwheel: { name: 'wheel', slices: prizes(texts.join(' ')) }, userCoin: 9 } }),
    capacity: 500,
    address: '/user/spin',
    open: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Spin 9 coins' }).click();
    },
    shownAt: '/user/spin?open=prize',
    region: dialog,
  },
];

import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';

/** A place of the app that shows HTML of the server. */
export interface HtmlSink {
  name: string;
  operationId: OperationId;
  /** The answer that carries the texts; the first of them says `texts begin`. */
  body: (texts: readonly string[]) => unknown;
  /** How many texts go into one answer: a single text is read up to 50,000 characters. */
  capacity: number;
  /** Where a signed-in member sees them. */
  address: string;
  /** Shows them, where the address alone does not. */
  open?: (page: Page) => Promise<void>;
  region: (page: Page) => Locator;
  /** The agreement opens only on a device on which it was not accepted. */
  agreed?: false;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Every sink of server HTML but the QR code, which becomes a picture; a new one is a new row. */
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
];

import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, find, goBack, open, press, reaction, until } from '../../support/screen.ts';

const sheet = '/user/statement?open=slips';
const slip = { createdAt: '2026-11-20T12:00:00+07:00', amount: 10, note: null, link: null, reference: null };
const answer = (...slips: readonly object[]) => control.fail('listSlips', { status: 200, body: { slips }, times: 99 });

test('A-126 slips in progress on the second page are read again on this page', async () => {
  answer(...Array.from({ length: 10 }, () => ({ ...slip, status: 'PENDING' })));
  await open(sheet);
  await press('button', 'Next page');
  await until(() => callsOf('listSlips').length === 2, 'the second page');
  await until(() => callsOf('listSlips').length > 3, 'two more readings');
  expect(callsOf('listSlips').map(({ body }) => body)).toEqual([
    { page: 1, limit: 10 },
    ...callsOf('listSlips')
      .slice(1)
      .map(() => ({ page: 2, limit: 10 })),
  ]);
});

test('A-126 the balance is read again when one of two slips in progress is accepted', async () => {
  answer({ ...slip, status: 'PENDING' }, { ...slip, status: 'PENDING' });
  await open(sheet);
  await find('table');
  await time.settle();
  const reads = callsOf('getWallet').length;
  control.clearFaults();
  answer({ ...slip, status: 'PENDING' }, { ...slip, status: 'SUCCESS' });
  await until(() => callsOf('listSlips').length > 1, 'another reading of the slips');
  await time.settle();
  expect(callsOf('getWallet').length).toBe(reads + 1);
});

test('B-05 Back after "Upload slip" leads to the page and not to the list', async () => {
  await open('/user/home');
  await press('link', 'Deposit');
  await open('/user/home?open=slips');
  await press('link', 'Upload slip');
  await find('dialog', 'Upload slip');
  await goBack();
  await time.pass(reaction);
  expect([location.pathname, location.search]).toEqual(['/user/home', '']);
});

test('B-07 quality 1: the refresh is busy until its answer, and a second press sends nothing', async () => {
  answer({ ...slip, status: 'SUCCESS' });
  await open(sheet);
  const release = holdAnswer('listSlips');
  await press('button', 'Refresh');
  const button = await find('button', 'Refresh');
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.click();
  await time.pass(2_000);
  expect(callsOf('listSlips')).toHaveLength(2);
  await release();
  await until(() => button.getAttribute('aria-busy') === null, 'the end');
});

test('A-08 a page of slips that was turned begins at its top', async () => {
  answer(...Array.from({ length: 10 }, () => ({ ...slip, status: 'SUCCESS' })));
  await open(sheet);
  const scrolled: (string | null)[] = [];
  const spy = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolled.push(this.textContent);
  });
  await press('button', 'Next page');
  await until(() => callsOf('listSlips').length === 2, 'the second page');
  expect(scrolled).toEqual([expect.stringContaining('Last updated')]);
  spy.mockRestore();
});

describe('a reference', () => {
  afterEach(() => vi.restoreAllMocks());

  /** What a browser opens, with the addresses that it was led to. */
  const openedWindow = () => {
    const led: string[] = [];
    const opened = {
      led,
      closed: false,
      close: () => {
        opened.closed = true;
      },
      location: { replace: (address: string) => led.push(address) },
    };
    // What opens is no window of happy-dom.
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    return opened;
  };

  test('R-362 that was opened can be opened again', async () => {
    const { led } = openedWindow();
    answer({ ...slip, status: 'SUCCESS', reference: 'A1' });
    control.fail('getSlipReference', { status: 200, body: { url: '/media/slips/A1.svg' }, times: 2 });
    await open(sheet);
    for (const count of [1, 2]) {
      await press('button', /^View reference/);
      await until(() => led.length === count, 'the evidence');
    }
    expect(callsOf('getSlipReference')).toHaveLength(2);
  });

  test('R-362 that is opened is that of its row, once', async () => {
    const { led } = openedWindow();
    answer(...['A1', 'A2'].map((reference) => ({ ...slip, status: 'SUCCESS', reference })));
    control.fail('getSlipReference', { status: 200, body: { url: '/media/slips/A2.svg' } });
    await open(sheet);
    await until(() => all('button', /^View reference/).length === 2, 'the slips');
    const release = holdAnswer('getSlipReference');
    const [, second] = all('button', /^View reference/);
    second?.click();
    await until(() => second?.getAttribute('aria-busy') === 'true', 'the request');
    second?.click();
    await release();
    await until(() => led.length === 1, 'the evidence');
    expect(callsOf('getSlipReference').map(({ path }) => path.split('/').filter(Boolean).at(-1))).toEqual(['A2']);
  });

  test('R-362 that could not be looked up can be opened again', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    answer({ ...slip, status: 'SUCCESS', reference: 'A1' });
    await open(sheet);
    for (const count of [1, 2]) {
      control.fail('getSlipReference', { code: 'INTERNAL_SERVER_ERROR' });
      await press('button', /^View reference/);
      await until(() => callsOf('getSlipReference').length === count, 'the request');
      await find('alertdialog');
      await press('button', 'OK');
    }
  });

  test('R-362 that is being opened is the only busy one', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    answer({ ...slip, status: 'SUCCESS', reference: 'A1' }, { ...slip, status: 'SUCCESS', reference: 'A2' });
    await open(sheet);
    await until(() => all('button', /^View reference/).length === 2, 'the slips');
    const release = holdAnswer('getSlipReference');
    all('button', /^View reference/)[1]?.click();
    await until(() => callsOf('getSlipReference').length === 1, 'the request');
    const busy = all('button', /^View reference/).map((each) => each.getAttribute('aria-busy'));
    await release();
    expect(busy).toEqual([null, 'true']);
  });

  test.each([
    ['is refused', { code: 'INTERNAL_SERVER_ERROR' }],
    ['has an address that is not allowed', { status: 200, body: { url: 'javascript:alert(1)' } }],
  ])('A-79 R-362 that %s leaves no empty window', async (_what, fault) => {
    const close = vi.fn();
    const opened = { closed: false, location: { replace: vi.fn() }, close };
    vi.spyOn(window, 'open').mockReturnValue(opened as never); // the parts that are used
    answer({ ...slip, status: 'SUCCESS', reference: 'A1' });
    await open(sheet);
    control.fail('getSlipReference', fault);
    await press('button', /^View reference/);
    await find('alertdialog');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

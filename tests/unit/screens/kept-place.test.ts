import { afterEach, describe, expect, test, vi } from 'vitest';
import { smallPicture } from '../../support/pictures.ts';
import { control } from '../../support/screen-service.ts';
import { all, chooseFile, fill, find, open, press, see, until } from '../../support/screen.ts';

// What is left of a page after a part of it was replaced, and what is heard of it.

const heard = () => all('status').map(({ textContent }) => textContent);

describe('a statement that is loaded again', () => {
  const loadAgain = async () => {
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR', times: 5 });
    await open('/user/statement');
    await see("We couldn't load your statement");
    control.clearFaults();
    await press('button', 'Try again');
    await until(() => all('button', 'Try again').length === 0, 'the statement');
  };

  test('quality 14: is announced with the heading of the page', async () => {
    await loadAgain();
    await until(() => heard().includes('Statement'), 'the announcement');
  });
});

test('B-07 quality 14: the name of a chosen slip is announced', async () => {
  await open('/user/profile?open=deposit&way=slip');
  await chooseFile(/Choose/, new File([new Uint8Array(smallPicture('slip'))], 'my slip.png', { type: 'image/png' }), 0);
  await until(() => heard().includes('Slip image chosen: my slip.png'), 'the announcement');
});

describe('a page that crashes', () => {
  afterEach(() => vi.restoreAllMocks());

  const hasEntries = () => document.querySelector('main li') !== null;

  /** As an extension may do it: React cannot remove the copy. */
  const replaceByCopy = (selector: string) => {
    const element = document.querySelector(selector);
    element?.replaceWith(element.cloneNode(true));
  };
  const crash = async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/user/statement');
    await until(hasEntries, 'the entries');
    replaceByCopy('details p');
    await fill('From', '2026-11-01');
    await find('button', 'Try again');
    expect(told).toHaveBeenCalled();
  };

  test('quality 17: leaves the heading and the bars', async () => {
    await crash();
    await find('heading', 'Statement');
    await find('navigation', 'Main menu');
    await find('button', 'Log out');
  });

  test('quality 17: is shown again by its button', async () => {
    await crash();
    expect(hasEntries()).toBe(false);
    await press('button', 'Try again');
    await until(hasEntries, 'the entries');
  });
});

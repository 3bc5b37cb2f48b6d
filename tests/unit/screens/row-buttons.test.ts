import { describe, expect, test } from 'vitest';
import { fireEvent } from '@testing-library/dom';
import { find, open } from '../../support/screen.ts';
import { time } from '../../support/screen-service.ts';

/** A row of 1,000 pixels in a window of 300, at a place; the page has no layout. */
async function scrollTo(scrollLeft: number) {
  await open('/user/home');
  const row = (await find('heading', /^Slots/)).closest('section')?.querySelector('ul');
  if (!row) throw new Error('No row');
  for (const [name, value] of Object.entries({ scrollWidth: 1_000, clientWidth: 300, scrollLeft }))
    Object.defineProperty(row, name, { configurable: true, value });
  fireEvent.scroll(row);
  await time.settle();
}

const isOff = async (name: string) => (await find('button', name)).getAttribute('aria-disabled') === 'true';

describe('the buttons that move a row of games', () => {
  test.each([
    ['nothing is left before it', 0, true, false],
    ['half of a card is left before it', 50, false, false],
    ['half of a card is left after it', 650, false, false],
    ['nothing is left after it', 700, false, true],
  ])('A-46 lead on where there is more: %s', async (_what, place, isFirst, isLast) => {
    await scrollTo(place);
    expect([await isOff('Previous page, Slots'), await isOff('Next page, Slots')]).toEqual([isFirst, isLast]);
  });
});

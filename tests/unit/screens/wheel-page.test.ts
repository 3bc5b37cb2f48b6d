import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wheels } from '../../../mocks/sandbox/state/wheel-prizes.ts';
import { all, find, open, place, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';

const page = '/user/spin';
const slices = wheels.BAHT.prizes.map(({ slice }) => slice);

/** Makes the next spin win this prize. */
function letWin(code: string, remainingCoin: number) {
  const label = slices.find((slice) => slice.code === code)?.label ?? code;
  control.fail('spin', { body: { success: true, error: null, result: { code, label, remainingCoin } } });
}

describe('the wheel', () => {
  test('R-374 has the coins in the button in its middle', async () => {
    await open(page);
    const hub = await find('button', 'Spin 3 coins');
    expect(hub.parentElement?.querySelector('canvas')).not.toBeNull();
  });

  test('R-377 B-09 has its slices as a list of texts', async () => {
    await open(page);
    const prizes = await find('list', 'Prizes on the wheel');
    expect(Array.from(prizes.children, ({ textContent }) => textContent)).toEqual(slices.map(({ label }) => label));
  });

  test('R-377 has the colour of each slice in that list', async () => {
    await open(page);
    const prizes = await find('list', 'Prizes on the wheel');
    const colours = Array.from(prizes.children, (item) => item.querySelector<HTMLElement>('[style]')?.style);
    expect(colours.map((style) => style?.backgroundColor.toUpperCase())).toEqual(slices.map(({ bgColor }) => bgColor));
  });

  test('B-09 hides its picture from screen readers', async () => {
    await open(page);
    await find('button', 'Spin 3 coins');
    expect(document.querySelector('main canvas')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('main canvas')?.hasAttribute('aria-label')).toBe(false);
  });
});

describe('a prize', () => {
  // Virtual time has no animation frames and no animations: the wheel stands still, as with reduced motion.
  beforeEach(() => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList); // the parts that are used
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
      throw new Error('No animations');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const win = async () => {
    letWin('C50', 2);
    await open(page);
    await press('button', /^Spin/);
    await find('dialog', 'Result');
  };

  test('R-386 has the label of its slice as the heading', async () => {
    await win();
    await find('heading', 'คูปอง 50');
  });

  test('R-386 has the description of its slice, with its marks', async () => {
    await win();
    await see('คูปองมูลค่า 50 บาท');
    expect(place().querySelector('strong')?.textContent).toMatch(/^50\sบาท$/);
  });

  test('R-386 has nothing of a description that runs', async () => {
    const htmlDescription = '<p>Well <b>done</b></p><script>window.ran=1</script><img src=x onerror="x()">';
    const result = { activeSpinwheel: { name: 'W', slices: slices.map((slice) => ({ ...slice, htmlDescription })) } };
    control.fail('getSpinSetup', { body: { result: { ...result, userCoin: 3 } }, times: 9 });
    await win();
    await see('Well done');
    expect(place().querySelector('script, img, [onerror]')).toBeNull();
  });

  test('B-09 is told to screen readers with the coins that are left', async () => {
    await win();
    expect(all('status').map(({ textContent }) => textContent)).toContain('คูปอง 50. 2 coins left');
  });

  test('B-09 needs no motion', async () => {
    letWin('S100', 2);
    await open(page);
    await press('button', 'Spin 3 coins');
    await until(() => callsOf('spin').length === 1, 'the spin');
    await until(() => all('button', 'Spin 2 coins').length === 1, 'the stop');
    await time.pass(500);
    expect(shownText()).toContain('100 บาท');
  });
});

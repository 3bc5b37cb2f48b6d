import { field, next, phone } from '../support/register-test.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test(
  'A-122 on a wide screen the login page shows illustration, name, line and form in its middle',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/login');
    const main = page.getByRole('main');
    const parts = [main.locator('svg').first(), main.getByText('Naga Wallet'), main.locator('form')];
    for (const part of parts) {
      await expect(part).toBeVisible();
      const { x, width } = (await part.boundingBox()) ?? { x: NaN, width: NaN };
      // The name has the mark on its left.
      expect(Math.abs(x + width / 2 - 640)).toBeLessThan(30);
    }
    // The illustration is drawn, not only reserved.
    const drawn = await main
      .locator('svg')
      .first()
      .evaluate((svg: SVGSVGElement) => svg.getBBox().width);
    expect(drawn).toBeGreaterThan(100);
  },
);

test('R-165 each digit of the code has a cell of a sixth of the field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  const code = field(page, 'OTP code');
  await code.fill('123456');
  const { cell, digit, lines } = await code.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context) context.font = style.font;
    const frame = input.parentElement ?? input;
    return {
      cell: frame.clientWidth / 6,
      digit: (context?.measureText('1').width ?? NaN) + parseFloat(style.letterSpacing),
      lines: getComputedStyle(frame).backgroundImage,
    };
  });
  expect(Math.abs(cell - digit)).toBeLessThan(1);
  expect(lines).toContain('repeating-linear-gradient');
});

test(
  'B-22 a print is light, also with the dark theme on a dark device',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openSignedIn(page, sandbox, '/user/statement');
    const text = () => page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await text()).toBe('rgb(238, 241, 248)');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await text()).toBe('rgb(19, 26, 42)');
  },
);

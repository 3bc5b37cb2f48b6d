import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconPath, type IconShape } from '../../tools/vite/icon-path.ts';
import { root } from '../support/contract.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** The names of the icons that the app imports. */
function iconsOfTheApp() {
  const code = globSync('src/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const imports = code.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  const isIcon = (name: string): name is keyof typeof lucide.icons => Object.hasOwn(lucide.icons, name);
  return [...new Set(names)].filter(isIcon);
}

/** An icon as the package draws it, and with its shapes in one path, as the build draws it. */
function bothOf(name: keyof typeof lucide.icons) {
  const original = renderToStaticMarkup(createElement(lucide.icons[name]));
  const shapes = [...original.matchAll(/<(path|line|circle|rect) ([^>]*)>/g)].map(
    ([, tag = '', attributes = '']): IconShape => {
      const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
      return [tag, Object.fromEntries(pairs)];
    },
  );
  const merged = original.replace(/>.*$/, `><path d="${iconPath(shapes)}"/></svg>`);
  return { name, original, merged };
}

test('an icon of the built app is one path', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const icons = page.locator('svg[stroke="currentColor"][viewBox="0 0 24 24"]');
  await expect(icons.first()).toBeVisible();
  const parts = await icons.evaluateAll((all) => all.map(({ children }) => [...children].map((part) => part.tagName)));
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => part.join() !== 'path')).toEqual([]);
});

test('an icon in one path has the same picture as in the package', { tag: '@full' }, async ({ page }) => {
  const icons = iconsOfTheApp().map(bothOf);
  expect(icons.length).toBeGreaterThan(40);
  const different = await page.evaluate(async (all) => {
    const side = 192;
    const pixelsOf = async (markup: string) => {
      const picture = new Image(side, side);
      picture.src = `data:image/svg+xml,${encodeURIComponent(markup.replace('width="24" height="24"', `width="${side}" height="${side}"`))}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(side, side).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return canvas?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
    };
    const names: string[] = [];
    for (const { name, original, merged } of all) {
      const [first, second] = [await pixelsOf(original), await pixelsOf(merged)];
      // Where two shapes cross, up to four pixels are blended differently. A wrong shape changes hundreds.
      const others = first.filter((value, index) => Math.abs(value - (second[index] ?? 0)) > 64).length;
      if (others > 16 || !first.some((value) => value > 0)) names.push(`${name} ${others}`);
    }
    return names;
  }, icons);
  expect(different).toEqual([]);
});

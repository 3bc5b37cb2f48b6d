import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheets = globSync('src/**/*.css', { exclude: ['src/dev/**'] }).map((path) => ({
  path,
  css: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

const declarations = sheets.flatMap(({ path, css }) =>
  [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({ path, name, value })),
);

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

function colourOf(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colourOf(other, scheme);
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? [];
  return scheme === 'light' ? light : dark;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('colours in the %s scheme', (scheme) => {
  // axe measures the texts in the browser (a11y.spec.ts).
  test.each(['field-line', 'focus'])('A-124 quality 14: %s has a contrast of 3:1 with its surroundings', (token) => {
    for (const ground of ['ground', 'surface', 'surface-2'])
      expect(contrast(colourOf(token, scheme), colourOf(ground, scheme)), ground).toBeGreaterThanOrEqual(3);
  });

  test('B-46 the name on each disc of a bank has a contrast of 4.5:1, also on the neutral one', () => {
    const css = readFileSync('src/ui/BankDisc.module.css', 'utf8');
    const discs = [...css.matchAll(/--disc: ([^;]+);\s*--on-disc: ([^;]+);/g)];
    expect(discs.length).toBeGreaterThan(10);
    const shown = (value: string) => (value.startsWith('#') ? value : colourOf(value.slice(6, -1), scheme));
    for (const [found, disc = '', onDisc = ''] of discs)
      expect(contrast(shown(disc), shown(onDisc)), found).toBeGreaterThanOrEqual(4.5);
  });
});

test('A-124 every font size grows with the font size of the browser', () => {
  const sizes = declarations.filter(({ name }) => name === 'font-size');
  expect(sizes.length).toBeGreaterThan(30);
  // The steps are in rem (tests/contract/scale.test.ts), and so is the exception to them.
  expect(sizes.filter(({ value }) => !/var\(--font-size-|^inherit$|^[\d.]+rem$/.test(value))).toEqual([]);
});

test('A-123 no animation lasts longer than 300 ms, except loading indicators', () => {
  const moving = declarations.filter(({ name }) => /^(animation|transition)(-duration)?$|^--ease$/.test(name));
  expect(moving.length).toBeGreaterThan(5);
  const long = moving.filter(({ value }) =>
    [...value.matchAll(/([\d.]+)(m?s)\b/g)].some(([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1) > 300),
  );
  // The notice of a page without its script waits 15 s and has no motion.
  const allowed = /^turn .* infinite$|^show 0s 15s/;
  expect(long.filter(({ value }) => !allowed.test(value))).toEqual([]);
});

test('A-123 with reduced motion each animation is off', () => {
  expect(tokens).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*--ease: 0ms/);
  const endless = sheets.filter(({ css }) => css.includes('infinite'));
  expect(endless.length).toBeGreaterThan(0);
  for (const { path, css } of endless)
    expect(css.slice(css.indexOf('prefers-reduced-motion: reduce')), path).toMatch(/animation: none/);
});

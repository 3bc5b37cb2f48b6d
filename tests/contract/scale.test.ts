import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

/** What `npm run lint` says of this declaration in a style sheet of a component, or in the file. */
async function problemsOf(declaration: string, codeFilename = 'src/ui/Probe.module.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code: `.probe {\n  ${declaration};\n}\n`, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

const tokens = [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
);
const stepsOf = (kind: string) => tokens.filter(({ name }) => name.startsWith(`${kind}-`));

describe('the steps', () => {
  test('B-48 there are at most seven sizes of type, all in rem', () => {
    const sizes = stepsOf('font-size').map(({ value }) => value);
    expect(new Set(sizes).size).toBeLessThanOrEqual(7);
    expect(sizes.filter((value) => /^[\d.]+rem$/.test(value))).toHaveLength(7);
  });

  test('B-48 there are at most eight steps of space, each its number times 4 px', () => {
    const spaces = stepsOf('space');
    expect(spaces.length).toBeLessThanOrEqual(8);
    expect(spaces.map(({ name, value }) => [name, value])).toEqual(
      ['1', '2', '3', '4', '5', '6', '8', '12'].map((step) => [`space-${step}`, `${Number(step) * 4}px`]),
    );
  });

  test('B-48 there are three radii', () => {
    expect(stepsOf('radius').map(({ name }) => name)).toEqual(['radius-control', 'radius-card', 'radius-pill']);
  });
});

test.each([
  'font-size: 15px',
  'font-size: 0.9375rem',
  'font-size: 1.2em',
  'font-size: calc(var(--font-size-m) + 1px)',
  'font-size: min(17px, 5vw)',
  'font-size: clamp(1rem, 5vw, var(--font-size-xl))',
  'font: 400 17px/1.6 var(--font)',
  'gap: 10px',
  'row-gap: 12px',
  'column-gap: calc(var(--space-2) + 2px)',
  'gap: var(--space-2) 6px',
  'gap: calc(var(--space-1) * 2.5)',
  'gap: calc(var(--space-3) / 2)',
  'padding: 18px',
  'padding: 0 14px',
  'padding-block: var(--space-7)',
  'padding-inline-end: 0.5rem',
  'padding-top: calc(10px + env(safe-area-inset-top))',
  'padding: var(--touching)',
  'margin: -6px auto 0',
  'margin-bottom: 46px',
  'margin-inline: max(10px, 2vw)',
  'border-radius: 12px',
  'border-radius: 50%',
  'border-radius: var(--radius-card) 4px',
  'border-top-left-radius: 2px',
  'border-start-end-radius: calc(var(--radius-card) - 4px)',
])('B-48 a size that is no step is refused: %s', async (declaration) => {
  expect(await problemsOf(declaration)).toEqual([expect.stringContaining('use a step of src/ui/tokens.css')]);
});

test.each([
  'font-size: var(--font-size-s)',
  'font-size: inherit',
  'font-size: min(var(--font-size-3xl), 10vw)',
  'font-size: clamp(var(--font-size-l), 6.5vw, var(--font-size-2xl))',
  'font: inherit',
  'gap: 0 var(--space-4)',
  'padding: var(--space-2) 0 calc(var(--space-2) + env(safe-area-inset-bottom))',
  'padding-right: var(--docked, 0)',
  'padding-left: calc((var(--cell) - 1ch) / 2)',
  'margin: calc(-1 * var(--space-2)) auto 0',
  'margin-top: calc((100dvh - var(--highest)) / 2)',
  'border-radius: 0 var(--radius-card) var(--radius-pill)',
  'border-radius: inherit',
  'width: 37px',
])('B-48 a size of the scale or of the layout is accepted: %s', async (declaration) => {
  expect(await problemsOf(declaration)).toEqual([]);
});

test('B-48 a step is defined in src/ui/tokens.css and nowhere else', async () => {
  expect(await problemsOf('--space-7: 28px')).toEqual([expect.stringContaining('src/ui/tokens.css only')]);
  expect(await problemsOf('--space-8: 32px', 'src/ui/tokens.css')).toEqual([]);
});

test('B-48 an exception without a reason is refused', async () => {
  const exception = (reason: string) =>
    problemsOf(`/* stylelint-disable-next-line declaration-property-value-allowed-list${reason} */\n  gap: 10px`);
  expect(await exception(' -- The width of a border.')).toEqual([]);
  expect(await exception('')).toEqual([expect.stringContaining('description')]);
});

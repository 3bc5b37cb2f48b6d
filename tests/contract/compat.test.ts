import { describe, expect, test } from 'vitest';
import { lackingIn } from '../../tools/compat/lacking.ts';

/** What is lacking, with the first browser that lacks it. */
const lacking = (file: string, text: string) =>
  [...lackingIn(file, text)].map(([name, [first]]) => `${name}: ${first}`);

describe('a script of a build', () => {
  test.each([
    ['list.toSorted()', 'javascript.builtins.Array.toSorted: chrome 109'],
    ['URL.canParse(text)', 'api.URL.canParse_static: chrome 109'],
    ['URL.parse(text)', 'api.URL.parse_static: chrome 109'],
    ['AbortSignal.timeout(9)', 'api.AbortSignal.timeout_static: safari 15.6'],
    ['form.requestSubmit()', 'api.HTMLFormElement.requestSubmit: safari 15.6'],
    ['new Set(list).union(other)', 'javascript.builtins.Set.union: chrome 109'],
    ['/(?<=a)b/.test(text)', 'javascript.regular_expressions.lookbehind_assertion: safari 15.6'],
    ['requestIdleCallback(work)', 'api.Window.requestIdleCallback: safari 15.6'],
    ['navigator.userActivation.isActive', 'api.Navigator.userActivation: safari 15.6'],
  ])('quality 16: %s is named with the browser that lacks it', (text, named) => {
    expect(lacking('a.js', text)).toEqual([named]);
  });

  test('quality 16: what every browser of the list has is not named', () => {
    const text = 'structuredClone(list.flat().at(-1)); new ResizeObserver(draw); navigator.clipboard.writeText(text)';
    expect(lacking('a.js', text)).toEqual([]);
  });
});

describe('a style sheet of a build', () => {
  test.each([
    ['@container (width>9px){p{color:red}}', 'css.at-rules.container: safari 15.6'],
    ['p{width:9cqi}', 'css.types.length.container_query_length_units: safari 15.6'],
    ['p{overflow:clip}', 'css.properties.overflow.clip: safari 15.6'],
    ['p{color:color-mix(in srgb,var(--a),red)}', 'css.types.color.color-mix: chrome 109'],
    ['p{animation-timeline:scroll()}', 'css.properties.animation-timeline: chrome 109'],
    ['@media (width<400px){p{color:red}}', 'css.at-rules.media.range_syntax: safari 15.6'],
    ['p{& a{color:red}}', 'css.selectors.nesting: chrome 109'],
    ['p:popover-open{color:red}', 'css.selectors.popover-open: chrome 109'],
  ])('quality 16: %s is named with the browser that lacks it', (text, named) => {
    expect(lacking('a.css', text)).toContain(named);
  });

  test.each([
    ['html:has(dialog:modal){overflow:hidden}'],
    ['p{height:100vh;height:100lvh}'],
    ['p{overflow:hidden;overflow:clip}'],
    ['@supports (field-sizing:content){p{field-sizing:content}}'],
  ])('quality 16: %s is not named', (text) => {
    expect(lacking('a.css', text)).toEqual([]);
  });
});

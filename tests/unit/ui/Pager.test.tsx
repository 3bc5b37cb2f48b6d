import { beforeAll, describe, expect, test } from 'vitest';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { EndlessPager, Pager } from '../../../src/ui/Pager.tsx';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

const ignore = () => undefined;

const buttonsOf = (markup: string) =>
  elementsOf(markup)
    .filter(({ tag }) => tag === 'button')
    .map(({ attributes }) => attributes);
const enabledOf = (markup: string) =>
  buttonsOf(markup)
    .filter((attributes) => attributes['aria-disabled'] === undefined)
    .map((attributes) => attributes['aria-label']);

describe('with a known number of pages', () => {
  test('R-347 on page 6 of 20 the pager has pages 3 to 7, first, previous, next and last', () => {
    const markup = staticMarkup(<Pager page={6} pageCount={20} onPage={ignore} />);
    expect(textOf(markup)).toBe('34567');
    expect(enabledOf(markup)).toEqual([
      ...['First page', 'Previous page'],
      ...['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7'],
      ...['Next page', 'Last page'],
    ]);
    const current = buttonsOf(markup).filter((attributes) => attributes['aria-current'] === 'page');
    expect(current.map((attributes) => attributes['aria-label'])).toEqual(['Page 6']);
  });

  test('A-75 no button leads beyond the ends', () => {
    const enabledOn = (page: number) => enabledOf(staticMarkup(<Pager page={page} pageCount={2} onPage={ignore} />));
    expect(enabledOn(1)).toEqual(['Page 1', 'Page 2', 'Next page', 'Last page']);
    expect(enabledOn(2)).toEqual(['First page', 'Previous page', 'Page 1', 'Page 2']);
  });

  test('R-347 a single page has no pager; a page beyond the end leads back', () => {
    expect(staticMarkup(<Pager page={1} pageCount={1} onPage={ignore} />)).toBe('');
    expect(enabledOf(staticMarkup(<Pager page={9} pageCount={1} onPage={ignore} />))).toEqual([
      ...['First page', 'Previous page', 'Page 1'],
    ]);
  });
});

describe('without a total', () => {
  test('A-08 previous, the page, and next only if there may be one', () => {
    const markup = staticMarkup(<EndlessPager page={2} hasNext ended={false} onPage={ignore} />);
    expect(textOf(markup)).toBe('Page 2');
    expect(enabledOf(markup)).toEqual(['Previous page', 'Next page']);
    const first = staticMarkup(<EndlessPager page={1} hasNext ended={false} onPage={ignore} />);
    expect(enabledOf(first)).toEqual(['Next page']);
    expect(staticMarkup(<EndlessPager page={1} hasNext={false} ended={false} onPage={ignore} />)).toBe('');
  });

  test('A-08 at the end it says so', () => {
    const markup = staticMarkup(<EndlessPager page={1} hasNext={false} ended onPage={ignore} />);
    expect(textOf(markup)).toBe('No more entriesPage 1');
    expect(elementsOf(markup).some(({ attributes }) => attributes['role'] === 'status')).toBe(true);
    expect(enabledOf(markup)).toEqual([]);
  });
});

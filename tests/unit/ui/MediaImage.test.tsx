import { expect, test } from 'vitest';
import { MediaImage } from '../../../src/ui/MediaImage.tsx';
import { elementsOf, staticMarkup } from '../../support/static-markup.ts';

const size = { width: 300, height: 211 };
const first = (node: React.ReactNode) => elementsOf(staticMarkup(node))[0];

test('A-115 a picture loads lazily, sends no referrer, and has its space reserved', () => {
  expect(first(<MediaImage src="/media/a.svg" alt="QR" size={size} />)).toMatchObject({
    tag: 'img',
    attributes: {
      src: '/media/a.svg',
      alt: 'QR',
      loading: 'lazy',
      referrerPolicy: 'no-referrer',
      width: '300',
      height: '211',
      style: 'aspect-ratio:300 / 211',
    },
  });
});

test.each([['https://evil.example/a.png'], ['javascript:alert(1)'], [null], [undefined], ['']])(
  'A-115 %j is replaced by a placeholder of the same size and name',
  (src) => {
    expect(first(<MediaImage src={src} alt="QR" size={size} />)).toMatchObject({
      tag: 'svg',
      attributes: { role: 'img', 'aria-label': 'QR', width: '300', height: '211', style: 'aspect-ratio:300 / 211' },
    });
  },
);

test('a decorative picture and its placeholder are hidden from screen readers', () => {
  expect(first(<MediaImage src="/media/a.svg" alt="" />)).toMatchObject({ tag: 'img', attributes: { alt: '' } });
  expect(first(<MediaImage src={null} alt="" />)?.attributes).toMatchObject({ 'aria-hidden': 'true' });
  expect(first(<MediaImage src={null} alt="" />)?.attributes['role']).toBeUndefined();
});

test('A-115 a picture that covers its box says what it measures; the first of the page is fetched at once', () => {
  const box = { width: 300, height: 211 };
  // React adds a preload link before it.
  const elements = elementsOf(staticMarkup(<MediaImage src="/media/a.svg" alt="" box={box} first />));
  const { attributes } = elements.find(({ tag }) => tag === 'img') ?? {};
  expect(attributes).toMatchObject({ width: '300', height: '211', fetchPriority: 'high' });
  expect(attributes?.['loading']).toBeUndefined();
});

import { lawfulTags } from './html-law.ts';
import { elementsOf } from './static-markup.ts';

// Added by the product itself: the host beside a link, the placeholder of a picture.
const ownTags = ['bdi', 'svg', 'path'];
const harmless: Record<string, RegExp> = {
  class: /^[\w -]*$/,
  href: /^(?:https:\/\/|tel:|mailto:|line:|\/(?![/\\]))/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  'data-discover': /^true$/,
  src: /^(?:https:\/\/(?:img|api)\.example\/|data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]|blob:)/i,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  style: /^aspect-ratio:\d+ \/ \d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  referrerPolicy: /^no-referrer$/,
  colSpan: /^\d\d?$/,
  rowSpan: /^\d\d?$/,
  lang: /^(?:th|lo|en)$/,
  role: /^img$/,
  'aria-label': /^/,
  'aria-hidden': /^true$/,
  'data-placeholder': /^true$/,
  'data-plain': /^true$/,
  x: /^50%$/,
  y: /^50%$/,
  d: /^[\w .,-]+$/,
};

/** The harmful parts of markup that React rendered from server text; empty when there are none. */
export function unlawfulIn(markup: string): string[] {
  return elementsOf(markup).flatMap(({ tag, attributes }) => [
    ...([...lawfulTags, ...ownTags].includes(tag) ? [] : [tag]),
    ...Object.entries(attributes).flatMap(([name, value]) =>
      (harmless[name] ?? /^\b$/).test(value) ? [] : [`${tag} ${name}="${value}"`],
    ),
  ]);
}

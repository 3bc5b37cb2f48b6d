/**
 * Allowed elements of server HTML: source name to rendered name. Pages use h1 and sheets h2, so headings in texts start
 * at h3.
 */
const spellings = {
  p: 'p',
  br: 'br',
  hr: 'hr',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  small: 'small',
  sub: 'sub',
  sup: 'sup',
  span: 'span',
  div: 'div',
  section: 'div',
  article: 'div',
  center: 'div',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  a: 'a',
  img: 'img',
} as const;

export type HtmlTag = (typeof spellings)[keyof typeof spellings];

const tags = new Map<string, HtmlTag>(Object.entries(spellings));

/** The rendered element for a lower-case name; undefined when only its content may stay. */
export const allowedTag = (name: string): HtmlTag | undefined => tags.get(name);

// Addresses are not checked here: the link or picture component checks them.
const anything = /^/;
const pixels = /^[1-9]\d{0,3}$/;
const span = /^[1-9]\d?$/;

const attributeRules = {
  href: { on: ['a'], value: anything },
  src: { on: ['img'], value: anything },
  alt: { on: ['img'], value: anything },
  width: { on: ['img'], value: pixels },
  height: { on: ['img'], value: pixels },
  colspan: { on: ['td', 'th'], value: span },
  rowspan: { on: ['td', 'th'], value: span },
} as const satisfies Record<string, { on: readonly HtmlTag[]; value: RegExp }>;

type HtmlAttribute = keyof typeof attributeRules;
export type HtmlAttributes = Readonly<Partial<Record<HtmlAttribute, string>>>;

/** The given attributes that may stay. */
export function allowedAttributes(tag: HtmlTag, given: Readonly<Record<string, string>>): HtmlAttributes {
  const kept = Object.entries(attributeRules).flatMap(([name, rule]) => {
    const value = given[name];
    const on: readonly HtmlTag[] = rule.on;
    return value !== undefined && on.includes(tag) && rule.value.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Raw-text elements: their content is not markup, and `/>` does not close them. */
const rawText = new Set('script style iframe noembed noframes textarea title xmp plaintext'.split(' '));

/** Interactive and media elements: their content makes no sense without them. */
const active = new Set(
  'noscript svg math object applet template select datalist button video audio canvas dialog frameset'.split(' '),
);

/** Whether an element is removed together with its content. */
export const isDroppedWithContent = (name: string): boolean => rawText.has(name) || active.has(name);

/** Whether `/>` closes a removed element. */
export const endsAtItself = (name: string, selfClosing: boolean): boolean => selfClosing && !rawText.has(name);
